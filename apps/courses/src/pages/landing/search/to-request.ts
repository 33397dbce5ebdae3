import type { Subject } from '@signpost/api-client/guides';
import type { SearchRequest } from '@signpost/api-client/search';
import type { LookedUp } from '../../../components/place';
import { pointsOf } from '@signpost/api-client/tariff';
import { bandsUpTo } from '../entry-bands';
import { FILTER_TYPES, ORDERS, type LandingSearch } from './search';

/** Courses per page: the size of one batch call by id (V-03). */
const COURSES_PER_PAGE = 20;

/** Converts the search to a request of the search service. */
export const toRequest = (
  search: LandingSearch,
  subject: Pick<Subject, 'title'> | undefined,
  { from }: LookedUp,
): SearchRequest => {
  const replica = ORDERS.find(({ value }) => value === search.order)?.replica;
  return {
    kind: 'courses',
    query: search.q,
    ...(search.exact && { understand: false }),
    page: search.page,
    perPage: COURSES_PER_PAGE,
    brief: true,
    facets: FILTER_TYPES,
    chosen: {
      ...search.chosen,
      ...(subject && { subjects: [subject.title] }),
      ...(search.grades.length > 0 && { tariffBand: bandsUpTo(pointsOf(search.grades)) }),
    },
    ...(replica && { order: replica }),
    ...(from && {
      near: { lat: from.lat, lng: from.lng, ...(search.radius !== null && { radius: search.radius }) },
    }),
  };
};
