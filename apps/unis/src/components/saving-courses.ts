import { courseUrl } from '@signpost/api-client/page-urls';
import type { CourseListItem } from '@signpost/api-client/courses';
import { currentFavourites, isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

type Named = Pick<CourseListItem, 'id' | 'title'>;

/** Saves a course on this device, or removes it. */
export const toggleCourse = (course: Named): void =>
  void toggleFavourite('courses', { id: course.id, title: course.title, url: courseUrl(course) });

/** Saves those courses that are not saved yet; returns how many were added. */
export const saveCourses = (courses: readonly Named[]): number => {
  const unsaved = courses.filter(({ id }) => !isFavourite(currentFavourites(), 'courses', id));
  unsaved.forEach(toggleCourse);
  return unsaved.length;
};

/** Subscribes once per page. Returns a function that says whether a course is saved. */
export const useSavedCourses = (): ((course: Named) => boolean) => {
  const favourites = useFavourites();
  return ({ id }) => isFavourite(favourites, 'courses', id);
};
