import { savedCourse, type SavableCourse } from '@signpost/api-client/courses';
import { toggleFavourite } from '@signpost/identity';

/** Saves a course on this device, or removes it. */
export const toggleCourse = (course: SavableCourse): void =>
  void toggleFavourite('courses', savedCourse(course));
