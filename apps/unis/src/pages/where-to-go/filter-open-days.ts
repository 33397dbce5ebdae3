import type { OpenDay } from '@signpost/api-client/events';
import type { LatLng } from '@signpost/api-client/unis';
import { milesBetween } from '../../components/distance';
import type { WhereData } from './loader';

/** Filters of the open days: the search area, and the other parameters of the address. */
export type Here = Pick<WhereData, 'search' | 'story' | 'located'> & { readonly around: LatLng | null };

/**
 * Returns whether an open day is in the search area. An online one has no location: it matches when no place is chosen,
 * or when requested.
 */
const isHere = ({ place }: OpenDay, { story, around, search }: Here): boolean => {
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

/** Returns the open days that match the address. */
export const openDaysFor = (days: readonly OpenDay[], here: Here): OpenDay[] =>
  days
    .filter((day) => isHere(day, here))
    .filter(({ kind }) => here.search.kinds.length === 0 || here.search.kinds.includes(kind))
    .filter(({ date }) => here.search.month === null || date.startsWith(here.search.month))
    .map((day) => withDistance(day, here.around));
