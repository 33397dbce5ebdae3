import type { Frame, Point } from '../drawing/frame';
import { bentLine } from '../drawing/path';
import type { Random } from '../drawing/random';
import { stroked } from '../drawing/svg';
import type { Route, StationStyle } from './routes';
import { station } from './routes';

/**
 * A ring line with radial lines: each radial starts at a shared centre at a multiple of 45 degrees, crosses the ring at
 * an interchange, and bends once. The first route is the ring, the rest are radials (up to eight).
 */
export const orbital = (
  frame: Frame,
  centre: Point,
  radius: number,
  [ring, ...radials]: readonly [Route, ...Route[]],
  style: StationStyle,
  random: Random,
): string => {
  const direction = (eighth: number): Point => {
    const angle = (eighth * Math.PI) / 4;
    return [Math.round(Math.cos(angle) * 1e6) / 1e6, Math.round(Math.sin(angle) * 1e6) / 1e6];
  };
  const from = (start: Point, eighth: number, distance: number): Point => {
    const [x, y] = direction(eighth);
    return [start[0] + x * distance, start[1] + y * distance];
  };
  const far = frame.width + frame.height;
  const first = random.whole(0, 7);
  // All arms bend in the same direction, so that none crosses another.
  const side = random.pick([-1, 1]);
  const arms = radials.map((route, index) => {
    const eighth = first + Math.round((index * 8) / radials.length);
    const crossing = from(centre, eighth, radius);
    const bend = from(centre, eighth, radius * random.between(1.35, 1.7));
    const end = from(bend, eighth + side, far);
    return { route, crossing, points: [centre, bend, end] };
  });
  const corners = Array.from({ length: 8 }, (_, index): Point => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    const reach = radius / Math.cos(Math.PI / 8);
    return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach];
  });
  const seam = from(centre, 0, radius);
  return (
    arms
      .map(({ route, points }) => stroked(bentLine(points, route.width * 2.6), route.colour, route.width))
      .join('') +
    stroked(bentLine([seam, ...corners, seam], ring.width * 2.4), ring.colour, ring.width) +
    arms.map(({ route, crossing }) => station(crossing, route.width * 0.72, style)).join('') +
    station(centre, ring.width * 1.25, style)
  );
};
