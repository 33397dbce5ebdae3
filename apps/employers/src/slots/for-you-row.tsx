import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { geocodeApi } from '@signpost/api-client/geocode';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel, distinctNotices } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as ApprenticeshipCard } from './apprenticeship-card';
import { savedApprenticeship } from '../components/saved-ids';

interface Nearby {
  /** Pattern of the outward part of a postcode. */
  readonly outcode: string;
  readonly apprenticeships: readonly SearchHit[];
}

const NO_APPRENTICESHIPS: Nearby = { outcode: '', apprenticeships: [] };

/** Search radius around a postcode, in miles. */
const RADIUS_MILES = 50;

const POSTCODE = /^[a-z0-9 ]{2,10}$/i;

/**
 * Fetches apprenticeships near a postcode, earliest closing date first; none when apprenticeships were chosen, because
 * the page itself lists them.
 */
export const load: RowModule<Nearby>['load'] = async ({ context, request }) => {
  const params = new URL(request.url).searchParams;
  const postcode = params.get('postcode')?.trim().toUpperCase() ?? '';
  if (!POSTCODE.test(postcode) || params.get('study') === 'apprenticeship') return NO_APPRENTICESHIPS;
  const found = await loadQuery(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  if (found.outcome !== 'found') return NO_APPRENTICESHIPS;
  const { lat, lng, place } = found;
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'apprenticeships',
      order: 'closes_asc',
      perPage: 8,
      near: { lat, lng, radius: RADIUS_MILES },
    }),
  );
  return { outcode: place.outcode, apprenticeships: page.hits };
};

/** The employers row of the personalised page. */
export const Component: RowModule<Nearby>['Component'] = ({ data: { outcode, apprenticeships } }) => (
  <RecordCarousel
    line="employers"
    heading={t('Or be paid to learn, near {outcode}', { outcode })}
    note={[
      t('Because you gave a postcode: apprenticeships within {miles} miles that close soonest.', {
        miles: RADIUS_MILES,
      }),
      distinctNotices(apprenticeships.map(({ facts }) => facts)),
    ].join(' ')}
    all="/explore/search/apprenticeships?sort=closes"
    records={apprenticeships}
    Card={ApprenticeshipCard}
    {...useRecordSaving('pages', savedApprenticeship)}
  />
);
