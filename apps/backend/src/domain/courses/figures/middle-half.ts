import type { CourseFigures } from '../../catalogue/course-record';

/** A band of UCAS tariff points with the share of entrants in it; `to` is null for the open top band. */
export type Band = NonNullable<CourseFigures['tariff']>['bands'][number];

/** The middle half of entrants by points: from the band of the first quartile to that of the third. */
export interface MiddleHalf {
  from: number;
  /** Null when it ends in the open top band. */
  to: number | null;
  /** Percent of entrants in lower and in higher bands. */
  fewer: number;
  more: number;
}

/** The bands with entrants, the lowest first. */
export const enteredBands = (bands: readonly Band[]): Band[] =>
  bands.filter(({ percent }) => percent > 0).sort((one, other) => one.from - other.from);

const shareOf = (bands: readonly Band[]): number => bands.reduce((sum, { percent }) => sum + percent, 0);

/**
 * Returns the middle half of entrants with published points; null without any. Cards, the course page, sorting and filters
 * derive their statements about entrants' points from it.
 */
export const middleHalf = (bands: readonly Band[]): MiddleHalf | null => {
  const entered = enteredBands(bands);
  const all = shareOf(entered);
  let below = 0;
  const upTo = entered.map(({ percent }) => (below += percent) / all);
  const lower = upTo.findIndex((share) => share >= 0.25);
  const upper = upTo.findIndex((share) => share >= 0.75);
  const [first, last] = [entered[lower], entered[upper]];
  if (!first || !last) return null;
  return {
    from: first.from,
    to: last.to,
    fewer: Math.round(shareOf(entered.slice(0, lower))),
    more: Math.round(shareOf(entered.slice(upper + 1))),
  };
};

/** Returns the points for sorting and filtering: the middle of the middle half, or its start when it is open. */
export const middlePoints = ({ from, to }: Pick<MiddleHalf, 'from' | 'to'>): number =>
  to === null ? from : Math.round((from + to + 1) / 2);
