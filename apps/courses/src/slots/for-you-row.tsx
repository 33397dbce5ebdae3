import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as SubjectCard } from './subject-card';

type Subjects = readonly SearchHit[];

const SUBJECT_ID = /^[a-z0-9-]{1,80}$/;

/** Maximum number of chosen subjects. */
const MAX_COURSES = 3;

/** Fetches the guides to the chosen subjects. */
export const load: RowModule<Subjects>['load'] = ({ context, request }) => {
  const chosen = new URL(request.url).searchParams.getAll('subjects').flatMap((list) => list.split(','));
  const ids = [...new Set(chosen)].filter((id) => SUBJECT_ID.test(id)).slice(0, MAX_COURSES);
  return loadQuery(context, searchApi.endpoints.getRecords.initiate({ kind: 'subject_guides', ids }));
};

/** The courses row of the personalised page. */
export const Component: RowModule<Subjects>['Component'] = ({ data }) => (
  <RecordCarousel
    line="courses"
    heading={t('What you would study')}
    note={t('Because you chose these subjects.')}
    all="/explore/search/subject_guides"
    records={data}
    Card={SubjectCard}
    {...useRecordSaving('subjects')}
  />
);
