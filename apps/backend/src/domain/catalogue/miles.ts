/** Mean radius of the Earth in miles. */
export const EARTH_RADIUS = 3958.8;

interface Point {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two points given in degrees, in miles. */
export const milesBetween = (from: Point, to: Point): number => {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)));
};
