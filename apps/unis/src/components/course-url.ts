import type { CourseListItem } from '@signpost/api-client/courses';
import { slugOf } from '@signpost/api-client/unis';

/** Returns the path of a course's own page. */
export const courseUrl = ({ id, title }: Pick<CourseListItem, 'id' | 'title'>): string =>
  `/explore/courses/${id}/${slugOf(title)}`;
