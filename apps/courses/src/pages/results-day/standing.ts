import { t } from '@signpost/language';
import type { CourseEntrants } from '@signpost/api-client/course-details';
import { whyAbsent } from '@signpost/api-client/courses';
import { isIn } from '@signpost/api-client/tariff';
import { beside, unpublishedShare } from '../../tariff/worth';

/** How points compare with those of a course's earlier entrants. */
export type Standing = 'above' | 'among' | 'below' | 'none' | 'unknown';

/** Compares points with the middle half of entrants, and with the lowest bands that anyone was in. */
export const standingOf = ({ tariff, figures }: CourseEntrants, points: number): Standing => {
  if (!tariff || !figures.tariff) return 'unknown';
  if (isIn(points, tariff)) return 'among';
  if (points > tariff.from) return 'above';
  const { fewer, same } = beside(points, figures.tariff.bands);
  return fewer + same > 0 ? 'below' : 'none';
};

/** Whether entrants with as many points or fewer are published. */
export const hadAsFew = (course: CourseEntrants, points: number): boolean =>
  !['none', 'unknown'].includes(standingOf(course, points));

const words = (points: number): Readonly<Record<Exclude<Standing, 'unknown'>, string>> => ({
  above: t('{points} points are more than the middle half of entrants had.', { points }),
  among: t('{points} points are among those of the middle half of entrants.', { points }),
  below: t(
    '{points} points are fewer than the middle half of entrants had, and some came in with about as many or fewer.',
    { points },
  ),
  none: t('{points} points are fewer than any entrant with published points had.', { points }),
});

/** Says how points compare: "120 points are fewer than any entrant had"; or why nothing can be compared. */
export const standingWords = (course: CourseEntrants, points: number): string => {
  const standing = standingOf(course, points);
  return standing === 'unknown'
    ? [t('There are no points of entrants to compare with.'), whyAbsent(course, 'tariff')].join(' ')
    : words(points)[standing];
};

/**
 * Says what share of entrants had these points or fewer. The publisher counts in bands, so that the share is known only
 * to lie between that of the lower bands and that with the points' own band. Null where no bands are published.
 */
export const shareWords = ({ figures }: CourseEntrants, points: number): string | null => {
  if (!figures.tariff) return null;
  const { fewer, same, more } = beside(points, figures.tariff.bands);
  const unknown = unpublishedShare(figures.tariff.bands);
  const others = unknown > 0 ? t('No points are published for {unknown}% of entrants.', { unknown }) : '';
  const share =
    same === 0
      ? t('{fewer}% of entrants had fewer points and {more}% had more.', { fewer, more })
      : t(
          'Between {fewer}% and {upTo}% of entrants had {points} points or fewer: {fewer}% were in lower bands and {same}% in the same band.',
          { fewer, upTo: fewer + same, points, same },
        );
  return [share, others].filter(Boolean).join(' ');
};
