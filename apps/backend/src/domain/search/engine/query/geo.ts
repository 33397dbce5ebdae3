import { milesBetween } from '../../../catalogue/miles';
import type { Place } from '../index/record';
import type { SearchIndex } from '../index/search-index';

export const METRES_IN_MILE = 1609.344;

/** Returns the position of a document that is nearest to a point, and its distance in whole metres; undefined for a document without a position. */
export const nearest = (
  { locations: { starts, values } }: SearchIndex,
  document: number,
  from: Place,
): { place: Place; metres: number } | undefined => {
  let found: { place: Place; metres: number } | undefined;
  const origin = { latitude: from.lat, longitude: from.lng };
  const end = starts[document + 1] ?? 0;
  for (let at = starts[document] ?? 0; at < end; at += 2) {
    const place = { lat: values[at] ?? NaN, lng: values[at + 1] ?? NaN };
    const miles = milesBetween(origin, { latitude: place.lat, longitude: place.lng });
    const metres = Math.round(miles * METRES_IN_MILE);
    if (!found || metres < found.metres) found = { place, metres };
  }
  return found;
};
