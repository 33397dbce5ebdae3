import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { readSettings } from '@signpost/federation/settings';
import type { HostedSlots } from '@signpost/federation/slots';
import { RecordCarousel, distinctNotices } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { settings } from '../../settings';
import { Component as ApprenticeshipCard } from './apprenticeship-card';
import { savedApprenticeship } from '../components/saved-ids';

interface Nearby {
  readonly place: string;
  /** Distance from the provider, in miles. */
  readonly radius: number;
  readonly apprenticeships: readonly SearchHit[];
}

type ProviderRow = RowModule<Nearby, HostedSlots['unis.provider.row.v1']>;

/**
 * Fetches apprenticeships near a provider, earliest closing date first; none when its position is unknown or the row is
 * switched off.
 */
export const load: ProviderRow['load'] = async ({ context, input: { place, position } }) => {
  const { providerRow, nearbyRadius: radius } = readSettings(context, 'employers', settings);
  if (!position || !providerRow) return { place, radius, apprenticeships: [] };
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'apprenticeships',
      order: 'closes_asc',
      perPage: 8,
      near: { ...position, radius },
    }),
  );
  return { place, radius, apprenticeships: page.hits };
};

/** The employers row of a university's overview. */
export const Component: ProviderRow['Component'] = ({ data: { place, radius, apprenticeships } }) => (
  <RecordCarousel
    line="employers"
    heading={t('Apprenticeships near {place}', { place })}
    note={[
      t('Within {radius} miles of the university, those that close soonest.', {
        radius,
      }),
      distinctNotices(apprenticeships.map(({ facts }) => facts)),
    ].join(' ')}
    all="/explore/search/apprenticeships?sort=closes"
    records={apprenticeships}
    Card={ApprenticeshipCard}
    {...useRecordSaving('pages', savedApprenticeship)}
  />
);
