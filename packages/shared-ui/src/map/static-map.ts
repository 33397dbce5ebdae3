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

/** A position in the units of `VIEW`. */
export const positionOf = (lat: number, lng: number): { readonly x: number; readonly y: number } => ({
  x: Math.round(lng * 100),
  y: Math.round(-100 * northing(lat)),
});

/** A dot for each place, as one path in the units of `VIEW`: zero-length lines with round ends. */
export const dotsOf = (points: readonly MapPoint[]): string =>
  points
    .map(({ lat, lng }) => {
      const { x, y } = positionOf(lat, lng);
      return `M${x} ${y}h0`;
    })
    .join('');
