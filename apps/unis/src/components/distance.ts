import type { LatLng } from '@signpost/api-client/unis';

const EARTH_RADIUS = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the straight-line distance between two locations in miles. */
export const milesBetween = (one: LatLng, other: LatLng): number => {
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const along = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const share = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
};
