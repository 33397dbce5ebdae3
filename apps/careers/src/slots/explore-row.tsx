import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as PathwayCard } from './pathway-card';

type Pathways = readonly SearchHit[];

/** Fetches some career pathways. */
export const load: RowModule<Pathways>['load'] = async ({ context }) => {
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({ kind: 'career_pathways', perPage: 10 }),
  );
  return page.hits;
};

/** The careers row of the explore page. */
export const Component: RowModule<Pathways>['Component'] = ({ data }) => (
  <RecordCarousel
    line="careers"
    heading={t('Where one job leads to the next')}
    all="/explore/search/career_pathways"
    records={data}
    Card={PathwayCard}
    {...useRecordSaving('careerPathways')}
  />
);
