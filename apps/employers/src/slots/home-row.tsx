import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel, distinctNotices } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as ApprenticeshipCard } from './apprenticeship-card';
import { savedApprenticeship } from '../components/saved-ids';

type Apprenticeships = readonly SearchHit[];

/** Fetches the apprenticeships with the earliest closing dates. */
export const load: RowModule<Apprenticeships>['load'] = async ({ context }) => {
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({ kind: 'apprenticeships', order: 'closes_asc', perPage: 8 }),
  );
  return page.hits;
};

/** The employers row of the home page. */
export const Component: RowModule<Apprenticeships>['Component'] = ({ data }) => (
  <RecordCarousel
    line="employers"
    heading={t('Apprenticeships closing soon')}
    note={distinctNotices(data.map(({ facts }) => facts))}
    all="/explore/search/apprenticeships?sort=closes"
    records={data}
    Card={ApprenticeshipCard}
    {...useRecordSaving('pages', savedApprenticeship)}
  />
);
