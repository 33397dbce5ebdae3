import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as SubjectCard } from './subject-card';

type Subjects = readonly SearchHit[];

/** Fetches the subjects with the highest graduate pay. */
export const load: RowModule<Subjects>['load'] = async ({ context }) => {
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({ kind: 'subject_guides', order: 'salary_desc', perPage: 12 }),
  );
  return page.hits;
};

/** The courses row of the explore page. */
export const Component: RowModule<Subjects>['Component'] = ({ data }) => (
  <RecordCarousel
    line="courses"
    heading={t('Subjects, by graduate pay')}
    note={t(
      'The middle of what graduates of the courses we list earn, 15 months after they finish, by Discover Uni.',
    )}
    all="/explore/search/subject_guides?sort=salary"
    records={data}
    Card={SubjectCard}
    {...useRecordSaving('subjects')}
  />
);
