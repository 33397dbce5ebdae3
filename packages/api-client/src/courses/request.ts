import { address } from '../wire';
import { cycleYear } from './cycle-year';
import type { CourseSearch } from './types';

/** Default offset, limit and direction of a course list (K-01). */
export const COURSE_LIST = { offset: 0, limit: 50, sort: 'ASC' } as const;

/** The call that lists courses of the current cycle (C-04, K-11). */
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
    studyYear: cycleYear(),
  });
};

/** Maximum number of ids in one call (V-03). */
const BATCH_SIZE = 20;

/** Splits ids, without duplicates, into batches of 20 (V-03). */
export const batchesOf = (ids: readonly string[]): string[][] => {
  const wanted = [...new Set(ids)];
  return Array.from({ length: Math.ceil(wanted.length / BATCH_SIZE) }, (_, batch) =>
    wanted.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
  );
};

/** The call for one batch of courses by id (C-04). */
export const batchRequest = (ids: readonly string[]): string =>
  address('/api/v1/courses', { courses: ids, limit: ids.length });
