import type { OpenDay } from '@signpost/api-client/events';
import type { LatLng } from '@signpost/api-client/unis';
import { milesBetween } from '@signpost/api-client/geocode';
import type { WhereData } from './page-data';

/** Filters of the open days: the search area, and the other parameters of the address. */
export type OpenDayFilters = Pick<WhereData, 'search' | 'story' | 'located'> & {
  readonly around: LatLng | null;
};

/**
 * Returns whether an open day is in the search area. An online one has no location: it matches when no place is chosen,
 * or when requested.
 */
const isInSearchArea = ({ place }: OpenDay, { story, around, search }: OpenDayFilters): boolean => {
  if (!place) return (!around && !story) || search.kinds.includes('online');
  if (around) return milesBetween(around, { lat: place.latitude, lng: place.longitude }) <= search.radius;
  if (!story) return true;
  if (story.type === 'city-guide') return place.town === story.title;
  return place.region === story.region || (story.region === null && place.country === story.nation);
};

const withDistance = (day: OpenDay, around: LatLng | null): OpenDay =>
  around && day.place
    ? { ...day, distance: milesBetween(around, { lat: day.place.latitude, lng: day.place.longitude }) }
    : day;

/** Sorts by distance; online days, which have none, come last, and days of the same distance stay in their order. */
const nearestFirst = (days: readonly OpenDay[]): OpenDay[] =>
  [...days].sort((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity) || 0);

const matchingDays = (days: readonly OpenDay[], filters: OpenDayFilters): OpenDay[] =>
  days
    .filter((day) => isInSearchArea(day, filters))
    .filter(({ kind }) => filters.search.kinds.length === 0 || filters.search.kinds.includes(kind))
    .filter(({ date }) => filters.search.month === null || date.startsWith(filters.search.month))
    .map((day) => withDistance(day, filters.around));

/** Returns the open days that match the address, in its order: by date, or the nearest first. */
export const filterOpenDays = (days: readonly OpenDay[], filters: OpenDayFilters): OpenDay[] => {
  const found = matchingDays(days, filters);
  return filters.around && filters.search.nearest ? nearestFirst(found) : found;
};
