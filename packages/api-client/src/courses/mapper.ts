import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { understoodIn } from '../search/understood';
import { readEach } from '../wire';
import { RawCourse, RawCoursePage } from './schema';
import type { CourseListItem, CoursePage } from './types';

/** Records of C-04 as list items (E-03); bad ones are left out and reported. */
export const readCourses = (records: unknown, report: Report): CourseListItem[] =>
  readEach(RawCourse, records, 'A course', report);

/** An answer of C-04 as a page of courses. Throws when it is no page. */
export const readCoursePage = (answer: unknown, report: Report): CoursePage => {
  const { understood, ...page } = v.parse(RawCoursePage, answer);
  return { ...page, ...understoodIn([understood]), results: readCourses(page.results, report) };
};
