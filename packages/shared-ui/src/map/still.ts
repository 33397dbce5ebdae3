import { frameOf, MAINLAND } from './frame';
import type { MapPoint } from './point';

/**
 * What the picture shows, as an SVG's view: hundredths of a degree of longitude, and as much northward as Mercator has it.
 * The mainland with the room around it that a map of four by five has.
 */
export const VIEW = '-1073 -7417 1536 1918';

const northing = (degrees: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * 180) / Math.PI;

/** Whether a map of these places is one of the whole country, which can be drawn before the map's own code comes. */
export const isWholeCountry = (points: readonly MapPoint[]): boolean => {
  const { south, west, north, east } = frameOf(points);
  const { south: least, west: first, north: most, east: last } = MAINLAND;
  return south === least && west === first && north === most && east === last;
};

/** A dot for each place, as one path in the units of `VIEW`: a line of no length, with round ends. */
export const dotsOf = (points: readonly MapPoint[]): string =>
  points.map(({ lat, lng }) => `M${Math.round(lng * 100)} ${Math.round(-100 * northing(lat))}h0`).join('');
