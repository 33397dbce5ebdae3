import type { Point } from '../drawing/frame';
import { round } from '../drawing/path';
import type { Random } from '../drawing/random';
import { dotted, element, filled } from '../drawing/svg';

/** The colours of a campus plan; `roof` gives each building one of two tints, `shadow` falls to the south-east. */
export interface CampusStyle {
  lawn: string;
  roof: readonly [string, string];
  shadow: string;
  tree: string;
  landmark: string;
}

/** The plan's position: its centre, its extent on each axis, its rotation in degrees, and the smallest plot's side. */
export interface CampusPlan {
  centre: Point;
  reach: Point;
  turn: number;
  plot: number;
  /** Keeps only plots whose centre is inside this ellipse of the extent, for an irregular outline. */
  rounded?: boolean;
}

interface Plot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A campus plan: plots divided by avenues and paths, each a quad, a court, a row of halls, a rotunda or a lawn with trees. */
export const campus = (plan: CampusPlan, style: CampusStyle, random: Random): string => {
  const [reachX, reachY] = plan.reach;
  const whole = { x: -reachX, y: -reachY, width: reachX * 2, height: reachY * 2 };
  const inside = ({ x, y, width, height }: Plot) =>
    !plan.rounded || Math.hypot((x + width / 2) / reachX, (y + height / 2) / reachY) < 0.86;
  const plots = divide(whole, plan.plot, plan.plot * 0.3, random).filter(inside);
  const roofs: [string, string] = ['', ''];
  let lawns = '';
  let trees = '';
  const landmark = nearest(plots, reachX * random.between(-0.3, 0.3), reachY * random.between(-0.3, 0.3));
  for (const plot of plots) {
    lawns += box(plot);
    if (plot === landmark) continue;
    if (random.chance(0.18)) trees += rows(plot, plan.plot * 0.3);
    else
      roofs[random.chance(0.3) ? 1 : 0] += building(inset(plot, plan.plot * 0.09), plan.plot * 0.27, random);
  }
  const tower = landmark ? rotunda(inset(landmark, plan.plot * 0.09)) : '';
  const fall = plan.plot * 0.075;
  const content =
    filled(lawns, style.lawn) +
    dotted(trees, style.tree, plan.plot * 0.17, plan.plot * 0.3) +
    filled(roofs.join('') + tower, style.shadow, { transform: `translate(${round(fall)} ${round(fall)})` }) +
    filled(roofs[0], style.roof[0]) +
    filled(roofs[1], style.roof[1]) +
    filled(tower, style.landmark);
  const transform = `translate(${round(plan.centre[0])} ${round(plan.centre[1])}) rotate(${round(plan.turn)})`;
  return element('g', { transform }, content);
};

/** The plot whose centre is closest to a point. */
const nearest = (plots: readonly Plot[], x: number, y: number) => {
  const distance = (plot: Plot) => Math.hypot(plot.x + plot.width / 2 - x, plot.y + plot.height / 2 - y);
  return [...plots].sort((one, other) => distance(one) - distance(other))[0];
};

/** Splits a rectangle until its parts are about `smallest` a side; the streets of the first splits are the widest. */
const divide = (plot: Plot, smallest: number, street: number, random: Random): Plot[] => {
  const wide = plot.width >= plot.height;
  const side = wide ? plot.width : plot.height;
  if (side < smallest * 2) return [plot];
  const cut = side * random.between(0.4, 0.6);
  const rest = side - cut - street;
  const narrower = Math.max(street * 0.8, smallest * 0.13);
  const parts: [Plot, Plot] = wide
    ? [
        { ...plot, width: cut },
        { ...plot, x: plot.x + cut + street, width: rest },
      ]
    : [
        { ...plot, height: cut },
        { ...plot, y: plot.y + cut + street, height: rest },
      ];
  return parts.flatMap((part) => divide(part, smallest, narrower, random));
};

const inset = ({ x, y, width, height }: Plot, by: number): Plot => ({
  x: x + by,
  y: y + by,
  width: width - by * 2,
  height: height - by * 2,
});

const box = ({ x, y, width, height }: Plot) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;

const circle = (x: number, y: number, r: number): string => {
  const [radius, across] = [Math.round(r), Math.round(r) * 2];
  return `M${Math.round(x - r)} ${Math.round(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0z`;
};

const rotunda = ({ x, y, width, height }: Plot): string => {
  const radius = Math.min(width, height) / 2;
  return circle(x + width / 2, y + height / 2, radius) + circle(x + width / 2, y + height / 2, radius * 0.42);
};

/** One building's outline: a closed quad, an L, a U, or two parallel halls, `depth` deep. */
const building = (plot: Plot, depth: number, random: Random): string => {
  const { x, y, width, height } = plot;
  const wing = Math.min(depth, Math.min(width, height) * 0.36);
  const turned = random.chance(0.5);
  const north = box({ ...plot, height: wing });
  const south = box({ ...plot, y: y + height - wing, height: wing });
  const west = { ...plot, width: wing };
  const east = { ...west, x: x + width - wing };
  const between = (side: Plot, from: number, to: number) => box({ ...side, y: y + from, height: to - from });
  switch (random.pick(['quad', 'quad', 'ell', 'court', 'halls', 'block'] as const)) {
    case 'quad':
      return box(plot) + box(inset(plot, wing));
    case 'ell':
      return turned ? north + between(west, wing, height) : south + between(east, 0, height - wing);
    case 'court':
      return north + between(west, wing, height) + between(east, wing, height * (turned ? 1 : 0.7));
    case 'halls':
      return turned ? north + south : box(west) + box(east);
    case 'block':
      return box(inset(plot, wing * 0.3));
  }
};

/** Path data of a regular grid of trees on a lawn. */
const rows = ({ x, y, width, height }: Plot, spacing: number): string => {
  const count = Math.max(1, Math.floor(height / spacing) - 1);
  const length = Math.max(1, Math.floor(width / spacing) - 1) * spacing;
  return Array.from({ length: count }, (_, index) => {
    const top = y + (height * (index + 1)) / (count + 1);
    return `M${Math.round(x + (width - length) / 2)} ${Math.round(top)}h${Math.round(length)}`;
  }).join('');
};
