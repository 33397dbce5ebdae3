import { load, type ContextReader } from '@signpost/api-client/base';
import { coursesApi } from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';
import type { FoundCourse } from './course-list';

/** Loads the courses that a search found, in its order (C-04, V-03), each with its distance and, in a search by them, its ways in. */
export const loadCourses = async (
  context: ContextReader,
  hits: readonly Pick<SearchHit, 'id' | 'distance' | 'facts'>[],
): Promise<FoundCourse[]> => {
  const ids = hits.map(({ id }) => id);
  const courses = await load(context, coursesApi.endpoints.getCourses.initiate(ids));
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return courses.map((course) => {
    const hit = byId.get(course.id);
    return {
      course,
      distance: hit?.distance ?? null,
      ...(hit?.facts.waysIn && { waysIn: hit.facts.waysIn }),
    };
  });
};
