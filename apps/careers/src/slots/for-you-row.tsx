import { load as loadQuery } from '@signpost/api-client/base';
import { coursesApi } from '@signpost/api-client/courses';
import { subjectsApi, subjectsByIds } from '@signpost/api-client/guides';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as CareerCard } from './career-card';

interface CareersOfCourses {
  /** Returns the subjects of the saved courses, by title. */
  readonly subjects: readonly string[];
  readonly careers: readonly SearchHit[];
}

const NOTHING: CareersOfCourses = { subjects: [], careers: [] };

/** Maximum number of subjects used to search for careers. */
const MAX_SUBJECTS = 3;

const COURSE_ID = /^[0-9a-f-]{36}$/i;

/**
 * Fetches careers that saved courses lead to; none when a subject was chosen, because the page itself lists those of
 * subjects.
 */
export const load: RowModule<CareersOfCourses>['load'] = async ({ context, request }) => {
  const params = new URL(request.url).searchParams;
  const ids = (params.get('courses') ?? '').split(',').filter((id) => COURSE_ID.test(id));
  if (ids.length === 0 || params.get('subjects')) return NOTHING;
  const [courses, all] = await Promise.all([
    loadQuery(context, coursesApi.endpoints.getCourses.initiate(ids)),
    loadQuery(context, subjectsApi.endpoints.listSubjects.initiate(undefined)),
  ]);
  const guides = [...new Set(courses.flatMap(({ subjectGuides }) => subjectGuides))];
  const subjects = subjectsByIds(all, guides.slice(0, MAX_SUBJECTS)).map(({ title }) => title);
  if (subjects.length === 0) return NOTHING;
  const page = await loadQuery(
    context,
    searchApi.endpoints.searchIndex.initiate({ kind: 'careers', perPage: 8, chosen: { subjects } }),
  );
  return { subjects, careers: page.hits };
};

/** The careers row of the personalised page. */
export const Component: RowModule<CareersOfCourses>['Component'] = ({ data: { subjects, careers } }) => (
  <RecordCarousel
    line="careers"
    heading="Careers your saved courses can lead to"
    note={`Because you saved courses in ${subjects.join(', ')}.`}
    all="/explore/career-list"
    records={careers}
    Card={CareerCard}
    {...useRecordSaving('careerCareers')}
  />
);
