import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import type { HostedSlots } from '@signpost/federation/slots';
import { RecordCarousel, distinctNotices } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as ApprenticeshipCard } from './apprenticeship-card';

interface Nearby {
  readonly place: string;
  readonly apprenticeships: readonly SearchHit[];
}

/** Search radius around a provider, in miles. */
const RADIUS_MILES = 15;

type ProviderRow = RowModule<Nearby, HostedSlots['unis.provider.row.v1']>;

/** Fetches apprenticeships near a provider, earliest closing date first; none when its position is unknown. */
export const load: ProviderRow['load'] = async ({ context, input: { place, position } }) => {
  if (!position) return { place, apprenticeships: [] };
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'apprenticeships',
      order: 'closes_asc',
      perPage: 8,
      near: { ...position, radius: RADIUS_MILES },
    }),
  );
  return { place, apprenticeships: page.hits };
};

/** The employers row of a university's overview. */
export const Component: ProviderRow['Component'] = ({ data: { place, apprenticeships } }) => (
  <RecordCarousel
    line="employers"
    heading={`Apprenticeships near ${place}`}
    note={`Within ${RADIUS_MILES} miles of the university, those that close soonest. ${distinctNotices(apprenticeships.map(({ facts }) => facts))}`}
    all="/explore/search/apprenticeships?sort=closes"
    records={apprenticeships}
    Card={ApprenticeshipCard}
    {...useRecordSaving('pages', 'apprenticeships:')}
  />
);
