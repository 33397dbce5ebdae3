import type { Point } from './frame';

const even = (value: number) => Math.round(value / 2) * 2;

/** Joins numbers, with a space only where a minus sign does not already separate them. */
const coordinates = (numbers: readonly number[]) =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/**
 * Path data of a smooth curve guided by points. Guide points have even coordinates, so midpoints are whole numbers and
 * the implied control point of each smooth step is exact: five bytes a point, without drift.
 */
const smooth = (guides: readonly Point[], start: Point): string => {
  let [x, y] = start;
  const moves = guides.slice(1).map((after, index): Point => {
    const [guideX, guideY] = guides[index] ?? after;
    const move: Point = [(guideX + after[0]) / 2 - x, (guideY + after[1]) / 2 - y];
    x += move[0];
    y += move[1];
    return move;
  });
  const [first, ...rest] = moves;
  const guide = guides[0];
  if (!first || !guide) return '';
  const curve = `M${coordinates(start)}q${coordinates([guide[0] - start[0], guide[1] - start[1], ...first])}`;
  return rest.length > 0 ? `${curve}t${coordinates(rest.flat())}` : curve;
};

const onEvenNumbers = (points: readonly Point[]) => points.map(([x, y]): Point => [even(x), even(y)]);

/** Path data of a smooth closed loop. */
export const closedCurve = (points: readonly Point[]): string => {
  const [first, second, ...rest] = onEvenNumbers(points);
  if (!first || !second) return '';
  const start: Point = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  return `${smooth([second, ...rest, first, second], start)}z`;
};

/** Path data of a smooth open line; it ends half a step before the last point. */
export const openCurve = (points: readonly Point[]): string => {
  const [first, ...rest] = onEvenNumbers(points);
  return first ? smooth(rest, first) : '';
};

/** Path data of a line with straight runs and rounded bends, as on a transit map. */
export const bentLine = (points: readonly Point[], radius: number): string =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      if (!after) return `L${round(x)} ${round(y)}`;
      const [enterX, enterY] = towards([x, y], before, radius);
      const [leaveX, leaveY] = towards([x, y], after, radius);
      return `L${round(enterX)} ${round(enterY)}Q${round(x)} ${round(y)} ${round(leaveX)} ${round(leaveY)}`;
    })
    .join('');

/** Rounds to at most one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return [x + (toX - x) * share, y + (toY - y) * share];
};
