import { load as loadQuery } from '@signpost/api-client/base';
import { coursesApi } from '@signpost/api-client/courses';
import { subjectsApi, subjectsByIds } from '@signpost/api-client/guides';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordsRow } from '@signpost/shared-ui';
import { Component as CareerCard } from './career-card';
import { useSavingCareers } from './saving';

interface CareersOfCourses {
  /** Subjects of the saved courses, by title. */
  readonly subjects: readonly string[];
  readonly careers: readonly SearchHit[];
}

const NOTHING: CareersOfCourses = { subjects: [], careers: [] };

/** Most subjects that careers are looked for by. */
const MOST_SUBJECTS = 3;

const COURSE_ID = /^[0-9a-f-]{36}$/i;

/** Gets careers that saved courses can lead to; none when a subject was chosen: the page itself has those of subjects. */
export const load: RowModule<CareersOfCourses>['load'] = async ({ context, request }) => {
  const asked = new URL(request.url).searchParams;
  const ids = (asked.get('courses') ?? '').split(',').filter((id) => COURSE_ID.test(id));
  if (ids.length === 0 || asked.get('subjects')) return NOTHING;
  const [courses, all] = await Promise.all([
    loadQuery(context, coursesApi.endpoints.getCourses.initiate(ids)),
    loadQuery(context, subjectsApi.endpoints.listSubjects.initiate(undefined)),
  ]);
  const guides = [...new Set(courses.flatMap(({ subjectGuides }) => subjectGuides))];
  const subjects = subjectsByIds(all, guides.slice(0, MOST_SUBJECTS)).map(({ title }) => title);
  if (subjects.length === 0) return NOTHING;
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({ kind: 'careers', perPage: 8, chosen: { subjects } }),
  );
  return { subjects, careers: page.hits };
};

/** The careers' row for one visitor (R-13). */
export const Component: RowModule<CareersOfCourses>['Component'] = ({ data: { subjects, careers } }) => (
  <RecordsRow
    line="careers"
    heading="Careers your saved courses can lead to"
    note={`Because you saved courses in ${subjects.join(', ')}.`}
    all="/explore/career-list"
    records={careers}
    Card={CareerCard}
    {...useSavingCareers('careerCareers')}
  />
);
