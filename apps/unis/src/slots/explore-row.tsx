import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { RecordCarousel } from '@signpost/shared-ui';
import { Component as PlaceCard } from './place-card';

type Places = readonly SearchHit[];

/** Fetches some cities to study in. */
export const load: RowModule<Places>['load'] = async ({ context }) => {
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'location_guides',
      perPage: 12,
      chosen: { type: ['city-guide'] },
    }),
  );
  return page.hits;
};

/** The universities row of the explore page. */
export const Component: RowModule<Places>['Component'] = ({ data }) => (
  <RecordCarousel
    line="unis"
    heading={t('Places to study')}
    all="/explore/where-to-go"
    records={data}
    Card={PlaceCard}
    {...useRecordSaving('locations')}
  />
);
