import type { DirectedCareer } from '@signpost/api-client/careers';
import { statedPay } from '../../components/pay';
import { type Branch } from './filter';

/** Position of a career's stop on the map. */
export interface Stop {
  readonly career: DirectedCareer;
  readonly x: number;
  readonly y: number;
  /** Radius of the stop, by pay. */
  readonly radius: number;
}

/** Line of a branch: from the hub to its bend, then along its stops. */
export interface Track {
  readonly title: string;
  readonly path: string;
  readonly titleX: number;
  readonly titleY: number;
  readonly stops: readonly Stop[];
}

/** Layout of a map, in units of its view box. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly hub: { readonly x: number; readonly y: number };
  /** Side of the stop on which names are written. */
  readonly tracks: readonly (Track & { readonly side: 'left' | 'right' })[];
}

const ROW = 30;
const TITLE_ROW = 42;
/** Distance from the top of a branch to the middle of its name. */
const TITLE = 14;
const GAP = 14;
const TOP = 16;
const SMALL = 5;
const STEP = 1.6;
const PAY_OF_A_STEP = 20_000;

const radiusOf = (career: DirectedCareer): number =>
  SMALL + STEP * Math.min(4, Math.floor((statedPay(career) ?? 0) / PAY_OF_A_STEP));

const heightOf = ({ careers }: Branch): number => TITLE_ROW + careers.length * ROW + GAP;

/** Lays out branches one below another along a vertical line at `x`, starting at `top`. */
const columnOf = (
  branches: readonly Branch[],
  { x, top, hub, bend }: { x: number; top: number; hub: Drawing['hub']; bend: number },
) => {
  let y = top;
  return branches.map((branch) => {
    const first = y + TITLE_ROW;
    const last = first + (branch.careers.length - 1) * ROW;
    const titleY = y + TITLE;
    y += heightOf(branch);
    return {
      title: branch.title,
      titleX: x,
      titleY,
      path: `M${hub.x} ${hub.y} C${bend} ${hub.y} ${bend} ${titleY} ${x} ${titleY} V${last}`,
      stops: branch.careers.map((career, place) => ({
        career,
        x,
        y: first + place * ROW,
        radius: radiusOf(career),
      })),
    };
  });
};

const total = (branches: readonly Branch[]): number =>
  branches.reduce((sum, branch) => sum + heightOf(branch), 0);

/** Lays out the map for wide screens: the hub in the middle, branches split evenly to its left and right. */
export const wideDrawing = (branches: readonly Branch[]): Drawing => {
  const width = 960;
  const left: Branch[] = [];
  const right: Branch[] = [];
  for (const branch of branches) (total(right) <= total(left) ? right : left).push(branch);
  const height = Math.max(total(left), total(right), 200) + 2 * TOP;
  const hub = { x: width / 2, y: height / 2 };
  const side = (of: readonly Branch[], name: 'left' | 'right', x: number) =>
    columnOf(of, { x, top: (height - total(of)) / 2, hub, bend: (hub.x + x) / 2 }).map((track) => ({
      ...track,
      side: name,
    }));
  return { width, height, hub, tracks: [...side(right, 'right', 660), ...side(left, 'left', 300)] };
};

/** Lays out the map for narrow screens: the hub at the top, all branches below it. */
export const narrowDrawing = (branches: readonly Branch[]): Drawing => {
  const hub = { x: 24, y: 24 };
  const top = 56;
  const tracks = columnOf(branches, { x: 52, top, hub, bend: 24 });
  return {
    width: 340,
    height: top + total(branches),
    hub,
    tracks: tracks.map((track) => ({
      ...track,
      path: `M${hub.x} ${hub.y} V${track.titleY - 12} Q${hub.x} ${track.titleY} ${hub.x + 14} ${track.titleY} H${track.titleX} V${track.stops.at(-1)?.y ?? track.titleY}`,
      side: 'right',
    })),
  };
};
