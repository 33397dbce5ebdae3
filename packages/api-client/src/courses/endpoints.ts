import { api, fetching } from '@signpost/api-client/base';
import { memberOf } from '../wire';
import { byIds } from './by-ids';
import { readCoursePage, readCourses } from './mapper';
import { batchRequest, COURSE_LIST, listRequest } from './request';
import type { CourseListItem, CoursePage, CourseSearch } from './types';

const NOTHING: CoursePage = { total: 0, ...COURSE_LIST, results: [], facets: null };

const fetchBatch = fetching<readonly string[], readonly CourseListItem[]>({
  subject: 'courses',
  request: batchRequest,
  read: (answer, report) => readCourses(memberOf(answer, 'results'), report),
});

/**
 * Courses. `listCourses(search)` (C-04): one page; defaults are offset 0, limit 50, sort ASC (K-01). `getCourses(ids)`
 * (C-04): courses in the order of the ids without unknown ones, fetched 20 at a time (V-03); no ids make no call
 * (V-02). The error message is `There has been a problem fetching courses`.
 */
export const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<CoursePage, CourseSearch>({
      queryFn: fetching<CourseSearch, CoursePage>({
        subject: 'courses',
        request: (search) => (search.unis?.length === 0 ? { empty: NOTHING } : listRequest(search)),
        read: readCoursePage,
      }),
    }),
    getCourses: build.query<readonly CourseListItem[], readonly string[]>({
      queryFn: byIds(fetchBatch),
    }),
  }),
});
