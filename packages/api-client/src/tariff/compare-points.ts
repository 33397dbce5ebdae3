import { t } from '@signpost/language';
import { isIn, type PointsRange } from './is-in';

/**
 * Compares the visitor's points with the middle half of a course's entrants, in a sentence; null without points, and
 * undefined where those of entrants are not published.
 */
export const comparePoints = (
  points: number,
  entrants: PointsRange | null | undefined,
): string | null | undefined => {
  if (!entrants) return undefined;
  if (points === 0) return null;
  if (isIn(points, entrants))
    return t('Your {points} points are among those of the middle half of entrants.', { points });
  return points > entrants.from
    ? t('Your {points} points are more than the middle half of entrants had.', { points })
    : t('Your {points} points are fewer than the middle half of entrants had.', { points });
};
