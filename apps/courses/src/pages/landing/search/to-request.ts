import type { SearchRequest } from '@signpost/api-client/search';
import type { LookedUp } from '../../../components/place';
import { pointsOf } from '@signpost/api-client/tariff';
import { bandsUpTo } from '../entry-bands';
import { FILTER_TYPES, ORDERS, shownTypes, type LandingSearch } from './search';

/** Courses per page: the size of one batch call by id (V-03). */
const COURSES_PER_PAGE = 20;

/** Converts the search to a request of the search service. */
export const toRequest = (search: LandingSearch, { from }: LookedUp): SearchRequest => {
  const { subject, grades, chosen } = search;
  const replica = ORDERS.find(({ value }) => value === search.order)?.replica;
  return {
    kind: 'courses',
    query: search.q,
    ...(search.exact && { understand: false }),
    page: search.page,
    perPage: COURSES_PER_PAGE,
    brief: true,
    facets: shownTypes(search),
    chosen: {
      // Bands that are chosen themselves come before those that the grades reach.
      ...(grades.length > 0 && { tariffBand: bandsUpTo(pointsOf(grades)) }),
      ...Object.fromEntries(
        FILTER_TYPES.filter((type) => chosen[type].length > 0).map((type) => [
          type,
          chosen[type].map(({ name }) => name),
        ]),
      ),
      ...(subject && { subjects: [subject.name] }),
    },
    ...(replica && { order: replica }),
    ...(from && {
      near: { lat: from.lat, lng: from.lng, ...(search.radius !== null && { radius: search.radius }) },
    }),
  };
};
