import type { Frame, Point } from '../drawing/frame';
import { bentLine } from '../drawing/path';
import type { Random } from '../drawing/random';
import { disc, element, stroked } from '../drawing/svg';

/** One line of a route diagram: its colour and its thickness in frame units. */
export interface Route {
  colour: string;
  width: number;
}

/** The colours of stations: the disc and its ring. */
export interface StationStyle {
  fill: string;
  ring: string;
}

/** Where a bundle of routes meets, its direction, and how much of the height its ends use (0 to 1). */
export interface FanPlan {
  hub: Point;
  upright?: boolean;
  spread: number;
}

const BEND = Math.SQRT2 - 1;

/**
 * Routes that run side by side through one interchange and separate on either side at 45 degrees. They keep their
 * order, and the outermost turns first, so that no two cross.
 */
export const fan = (
  frame: Frame,
  plan: FanPlan,
  routes: readonly Route[],
  style: StationStyle,
  random: Random,
): string => {
  const upright = plan.upright ?? false;
  const [length, breadth] = upright ? [frame.height, frame.width] : [frame.width, frame.height];
  const place = (along: number, across: number): Point => (upright ? [across, along] : [along, across]);
  const [hubAlong, hubAcross] = upright ? [plan.hub[1], plan.hub[0]] : plan.hub;

  const gap = Math.max(...routes.map((route) => route.width)) * 0.42;
  const bundle = routes.reduce((sum, route) => sum + route.width + gap, -gap);
  let edge = hubAcross - bundle / 2;
  const tracks = routes.map((route) => {
    const track = edge + route.width / 2;
    edge += route.width + gap;
    return track;
  });
  const ends = (side: -1 | 1) => {
    const reach = random.between(0.1, 0.2) * length + bundle / 2;
    return tracks.map((track, index) => {
      const band = (breadth * plan.spread) / routes.length;
      const middle = hubAcross + (breadth / 2 - hubAcross) * plan.spread;
      const wander = routes.length === 1 ? 0.3 : 0.14;
      const aim = middle + (index + 0.5 - routes.length / 2) * band + random.between(-wander, wander) * band;
      // A bend too small to be visible is drawn straight.
      const goal = Math.abs(aim - track) < gap * 3 ? track : aim;
      const rank = goal < track ? index : routes.length - 1 - index;
      const turn = hubAlong + side * (reach + rank * (bundle / routes.length) * (1 + BEND));
      return { turn, goal, level: turn + side * Math.abs(goal - track) };
    });
  };
  const before = ends(-1);
  const after = ends(1);

  const lines = routes.map((route, index) => {
    const track = tracks[index] ?? hubAcross;
    const [start, end] = [before[index], after[index]];
    if (!start || !end) return '';
    const points = [
      place(Math.min(-route.width, start.level - 1), start.goal),
      place(start.level, start.goal),
      place(start.turn, track),
      place(end.turn, track),
      place(end.level, end.goal),
      place(Math.max(length + route.width, end.level + 1), end.goal),
    ];
    const stops = [
      ...stations(random, 0, start.level, length).map((along) => place(along, start.goal)),
      ...stations(random, end.level, length, length).map((along) => place(along, end.goal)),
    ];
    const path = bentLine(points, route.width * 2.6);
    return (
      stroked(path, route.colour, route.width, { 'stroke-linejoin': 'round' }) +
      stops.map(([x, y]) => disc(x, y, route.width * 0.3, style.fill)).join('')
    );
  });
  return lines.join('') + interchange(place(hubAlong, hubAcross), bundle, upright, gap * 2.4, style);
};

/** Evenly spaced stops along a straight run, with margins at its ends. */
const stations = (random: Random, from: number, to: number, length: number): number[] => {
  const room = to - from;
  const step = length * random.between(0.07, 0.1);
  const count = Math.floor((room - step * 0.6) / step);
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + (room * (index + 1)) / (count + 1));
};

/** The capsule that marks the interchange of a bundle of routes. */
const interchange = (
  [x, y]: Point,
  bundle: number,
  upright: boolean,
  radius: number,
  style: StationStyle,
): string => {
  const [halfWidth, halfHeight] = upright
    ? [bundle / 2 + radius * 0.35, radius]
    : [radius, bundle / 2 + radius * 0.35];
  return element('rect', {
    x: x - halfWidth,
    y: y - halfHeight,
    width: halfWidth * 2,
    height: halfHeight * 2,
    rx: radius,
    fill: style.fill,
    stroke: style.ring,
    'stroke-width': radius * 0.5,
  });
};

/** One station: a disc in a thick ring, or a plain disc when it has the ring's colour. */
export const station = ([x, y]: Point, radius: number, style: StationStyle): string =>
  disc(x, y, radius, style.fill, { stroke: style.ring, 'stroke-width': radius * 0.6 });
