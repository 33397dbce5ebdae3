import { load, type ContextReader } from '@signpost/api-client/base';
import { coursesApi } from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';
import type { FoundCourse } from './course-list';

/** Loads the courses that a search found, in its order (C-04, V-03), each with its distance. */
export const loadCourses = async (
  context: ContextReader,
  hits: readonly Pick<SearchHit, 'id' | 'distance'>[],
): Promise<FoundCourse[]> => {
  const ids = hits.map(({ id }) => id);
  const courses = await load(context, coursesApi.endpoints.getCourses.initiate(ids));
  const distances = new Map(hits.map(({ id, distance }) => [id, distance]));
  return courses.map((course) => ({ course, distance: distances.get(course.id) ?? null }));
};
