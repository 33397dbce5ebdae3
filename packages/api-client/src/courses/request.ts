import { address } from '../wire';
import type { CourseSearch } from './types';

/** Where a list of courses begins, how many it gives and in which direction, unless told (K-01). */
export const COURSE_LIST = { offset: 0, limit: 50, sort: 'ASC' } as const;

/** The call that lists courses (C-04). */
export const listRequest = ({ near, radius, filters, includeFilters, ...search }: CourseSearch): string => {
  const chosen = Object.entries(filters ?? {}).filter(([, values]) => values.length > 0);
  return address('/api/v1/courses', {
    ...COURSE_LIST,
    ...search,
    filters: chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : undefined,
    includeFilters: includeFilters || undefined,
    lat: near?.lat,
    lng: near?.lng,
    radius: near && radius,
  });
};

/** Most courses that one call names by id (V-03). */
const BATCH = 20;

/** Ids without repeats, in batches of 20 (V-03). */
export const batchesOf = (ids: readonly string[]): string[][] => {
  const wanted = [...new Set(ids)];
  return Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, batch) =>
    wanted.slice(batch * BATCH, (batch + 1) * BATCH),
  );
};

/** The call for one batch of courses by id (C-04). */
export const batchRequest = (ids: readonly string[]): string =>
  address('/api/v1/courses', { courses: ids, limit: ids.length });
