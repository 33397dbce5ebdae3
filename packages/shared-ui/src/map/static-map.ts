import { frameOf, MAINLAND } from './frame';
import type { MapPoint } from './point';

/**
 * The SVG view box of the static picture: hundredths of a degree of longitude, and the Mercator equivalent northward.
 * It shows the mainland with the margins of a four-by-five map.
 */
export const VIEW = '-1073 -7417 1536 1918';

const northing = (degrees: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * 180) / Math.PI;

/** Whether a map of these places shows the whole country, which can be rendered before the map's code has loaded. */
export const isWholeCountry = (points: readonly MapPoint[]): boolean => {
  const { south, west, north, east } = frameOf(points);
  const { south: least, west: first, north: most, east: last } = MAINLAND;
  return south === least && west === first && north === most && east === last;
};

/** A dot for each place, as one path in the units of `VIEW`: zero-length lines with round ends. */
export const dotsOf = (points: readonly MapPoint[]): string =>
  points.map(({ lat, lng }) => `M${Math.round(lng * 100)} ${Math.round(-100 * northing(lat))}h0`).join('');
