import { useState } from 'react';
import type { CourseListItem } from '@signpost/api-client/courses';

/** The courses selected so far, on any page of the list. */
export interface Chosen {
  readonly courses: readonly CourseListItem[];
  has(course: CourseListItem): boolean;
  choose(course: CourseListItem, chosen: boolean): void;
  clear(): void;
}

/** Keeps the selection while the list is filtered, sorted and paged. */
export const useChosen = (): Chosen => {
  const [courses, setCourses] = useState<readonly CourseListItem[]>([]);
  return {
    courses,
    has: ({ id }) => courses.some((course) => course.id === id),
    choose: (course, chosen) =>
      setCourses((before) => [...before.filter(({ id }) => id !== course.id), ...(chosen ? [course] : [])]),
    clear: () => setCourses([]),
  };
};
