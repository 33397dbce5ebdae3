import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordsRow } from '@signpost/shared-ui';
import { useSavingSubjects } from './saving';
import { Component as SubjectCard } from './subject-card';

type Subjects = readonly SearchHit[];

const SUBJECT_ID = /^[a-z0-9-]{1,80}$/;

/** Most subjects that someone chooses. */
const MOST = 3;

/** Gets the guides to the subjects that someone chose. */
export const load: RowModule<Subjects>['load'] = ({ context, request }) => {
  const chosen = new URL(request.url).searchParams.getAll('subjects').flatMap((list) => list.split(','));
  const ids = [...new Set(chosen)].filter((id) => SUBJECT_ID.test(id)).slice(0, MOST);
  return loadQuery(context, searchApi.endpoints.getRecords.initiate({ kind: 'subject_guides', ids }));
};

/** The courses' row for one visitor (R-13). */
export const Component: RowModule<Subjects>['Component'] = ({ data }) => (
  <RecordsRow
    line="courses"
    heading="What you would study"
    note="Because you chose these subjects."
    all="/explore/search/subject_guides"
    records={data}
    Card={SubjectCard}
    {...useSavingSubjects()}
  />
);
