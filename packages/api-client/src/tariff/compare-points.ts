import { isIn, type PointsRange } from './is-in';

/**
 * Compares the visitor's points with the middle half of a course's entrants, in a sentence; undefined without points, or
 * where those of entrants are not published.
 */
export const comparePoints = (
  points: number,
  entrants: PointsRange | null | undefined,
): string | undefined => {
  if (points === 0 || !entrants) return undefined;
  if (isIn(points, entrants)) return `Your ${points} points are among those of the middle half of entrants.`;
  return points > entrants.from
    ? `Your ${points} points are more than the middle half of entrants had.`
    : `Your ${points} points are fewer than the middle half of entrants had.`;
};
