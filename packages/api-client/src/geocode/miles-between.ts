/** A point in degrees, WGS 84. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the straight-line distance between two positions in miles, by the haversine formula. */
export const milesBetween = (one: Position, other: Position): number => {
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const along = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const share = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(share)));
};
