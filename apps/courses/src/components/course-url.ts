import { t } from '@signpost/language';
import type { CourseListItem } from '@signpost/api-client/courses';
import { FILTERS_PARAMETER, writeFilter, type Filter } from '@signpost/api-client/filters';
import type { Crumb } from '@signpost/federation/contract';

export const LANDING = '/explore/courses';
export const CHOICES = '/explore/courses/choices';
export const SUBJECTS = '/explore/courses/subjects';
export const NEAR_HOME = '/explore/courses/near-home';

/** The list of courses by one filter (B-01). */
export const coursesBy = (filter: Filter): string =>
  `${LANDING}?${new URLSearchParams({ [FILTERS_PARAMETER]: writeFilter(filter) })}`;

/** The list of a subject guide's courses. */
export const coursesIn = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  coursesBy({ type: 'subjects', name: title, id });

/** Courses that took in people from Access courses. */
export const FROM_ACCESS_COURSES = coursesBy({ type: 'wayIn', name: 'Access course' });
/** The same of one subject, by the id of its guide; of all subjects without an id. */
export const fromAccessCourses = (subject: string | undefined): string =>
  subject ? `${FROM_ACCESS_COURSES}&subject=${subject}` : FROM_ACCESS_COURSES;
export const RESULTS_DAY = '/explore/courses/results-day';

/** Returns the path of a course by its id alone (B-05), which redirects to its page even after its title changes. */
export const shortCourseUrl = ({ id }: Pick<CourseListItem, 'id'>): string => `${LANDING}/${id}`;

/** Breadcrumb items from the home page to the courses. */
export const COURSES_CRUMBS: readonly Crumb[] = [
  {
    get label() {
      return t('Home');
    },
    to: '/',
  },
  {
    get label() {
      return t('Explore');
    },
    to: '/explore',
  },
  {
    get label() {
      return t('Courses');
    },
    to: LANDING,
  },
];
