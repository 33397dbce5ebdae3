import { savedCourse, type SavableCourse } from '@signpost/api-client/courses';
import { currentFavourites, isFavourite, toggleFavourite } from '@signpost/identity';

/** Saves a course on this device, or removes it. */
export const toggleCourse = (course: SavableCourse): void =>
  void toggleFavourite('courses', savedCourse(course));

/** Saves those courses that are not saved yet; returns how many were added. */
export const saveCourses = (courses: readonly SavableCourse[]): number => {
  const unsaved = courses.filter(({ id }) => !isFavourite(currentFavourites(), 'courses', id));
  unsaved.forEach(toggleCourse);
  return unsaved.length;
};
