import type { CourseListItem } from '@signpost/api-client/courses';
import type { ClassFacts } from './check-class';

/** Page data: the rules of an application, and the courses that the browser asked for. */
export interface ClassBoardData extends Pick<ClassFacts, 'rules'> {
  readonly askedIds: readonly string[];
  /** Null when they could not be loaded. */
  readonly courses: readonly CourseListItem[] | null;
}
