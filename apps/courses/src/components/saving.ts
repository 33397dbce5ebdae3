import { courseUrl } from '@signpost/api-client/page-urls';
import type { CourseListItem } from '@signpost/api-client/courses';
import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** Fields needed to save a course. */
export interface Savable extends Pick<CourseListItem, 'id' | 'title'> {
  readonly provider: { readonly name: string };
}

/** Saves a course on this device, or removes it. Returns false when it could not be stored. */
export const toggleCourse = (course: Savable): boolean =>
  toggleFavourite('courses', {
    id: course.id,
    title: `${course.title}, ${course.provider.name}`,
    url: courseUrl(course),
  });

/** Subscribes once per page. Returns a function that says whether a course is saved. */
export const useSavedCourses = (): ((course: Pick<CourseListItem, 'id'>) => boolean) => {
  const favourites = useFavourites();
  return ({ id }) => isFavourite(favourites, 'courses', id);
};
