import { savedCourse, type SavableCourse } from '@signpost/api-client/courses';
import { currentFavourites, isFavourite, toggleFavourite } from '@signpost/identity';

/** Saves those courses that are not saved yet; returns how many were added. */
export const saveCourses = (courses: readonly SavableCourse[]): number => {
  const unsaved = courses.filter(({ id }) => !isFavourite(currentFavourites(), 'courses', id));
  for (const course of unsaved) toggleFavourite('courses', savedCourse(course));
  return unsaved.length;
};
