import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { understoodIn } from '../search/understood';
import { readEach } from '../wire';
import { sayModes } from './cohort';
import { RawCourse, RawCoursePage } from './schema';
import type { CourseListItem, CoursePage } from './types';

/** Parses records of C-04 as list items (E-03); invalid ones are omitted and reported. */
export const readCourses = (records: unknown, report: Report): CourseListItem[] =>
  readEach(RawCourse, records, 'A course', report).map((course) => {
    const { salary, tariff, employment, continuation, studyModes } = course;
    return { ...course, ...sayModes({ salary, tariff, employment, continuation }, studyModes) };
  });

/** Parses a response of C-04 as a page of courses. Throws when it does not match. */
export const readCoursePage = (answer: unknown, report: Report): CoursePage => {
  const { understood, ...page } = v.parse(RawCoursePage, answer);
  return { ...page, ...understoodIn([understood]), results: readCourses(page.results, report) };
};
