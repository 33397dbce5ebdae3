import { load as loadQuery } from '@signpost/api-client/base';
import { geocodeApi } from '@signpost/api-client/geocode';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordsRow, saidOnce } from '@signpost/shared-ui';
import { Component as ApprenticeshipCard } from './apprenticeship-card';
import { useSavingPages } from './saving';

interface Nearby {
  /** The postcode's outward half. */
  readonly outcode: string;
  readonly apprenticeships: readonly SearchHit[];
}

const NOTHING: Nearby = { outcode: '', apprenticeships: [] };

/** How far people are taken to look from a postcode, in miles. */
const NEARBY = 50;

const POSTCODE = /^[a-z0-9 ]{2,10}$/i;

/** Gets apprenticeships near a postcode, those that close soonest first; the page itself has them for who asked for them. */
export const load: RowModule<Nearby>['load'] = async ({ context, request }) => {
  const asked = new URL(request.url).searchParams;
  const postcode = asked.get('postcode')?.trim().toUpperCase() ?? '';
  if (!POSTCODE.test(postcode) || asked.get('study') === 'apprenticeship') return NOTHING;
  const found = await loadQuery(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  if (found.outcome !== 'found') return NOTHING;
  const { lat, lng, place } = found;
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'apprenticeships',
      order: 'closes_asc',
      perPage: 8,
      near: { lat, lng, radius: NEARBY },
    }),
  );
  return { outcode: place.outcode, apprenticeships: page.hits };
};

/** The employers' row for one visitor (R-13). */
export const Component: RowModule<Nearby>['Component'] = ({ data: { outcode, apprenticeships } }) => (
  <RecordsRow
    line="employers"
    heading={`Or be paid to learn, near ${outcode}`}
    note={`Because you gave a postcode: apprenticeships within ${NEARBY} miles that close soonest. ${saidOnce(apprenticeships.map(({ facts }) => facts))}`}
    all="/explore/search/apprenticeships?sort=closes"
    records={apprenticeships}
    Card={ApprenticeshipCard}
    {...useSavingPages('apprenticeships')}
  />
);
