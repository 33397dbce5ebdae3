import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel, distinctNotices } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as WorkExperienceCard } from './work-experience-card';
import { savedExperience } from '../components/saved-ids';

type Experiences = readonly SearchHit[];

/** Fetches the shortest work experiences. */
export const load: RowModule<Experiences>['load'] = async ({ context }) => {
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'virtual_work_experiences',
      order: 'hours_asc',
      perPage: 10,
    }),
  );
  return page.hits;
};

/** The employers row of the explore page. */
export const Component: RowModule<Experiences>['Component'] = ({ data }) => (
  <RecordCarousel
    line="employers"
    heading={t('Try the work from home')}
    note={distinctNotices(data.map(({ facts }) => facts))}
    all="/explore/search/virtual_work_experiences"
    records={data}
    Card={WorkExperienceCard}
    {...useRecordSaving('pages', savedExperience)}
  />
);
