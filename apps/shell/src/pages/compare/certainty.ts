/** Fewest people behind a figure that is compared with another. */
export const MIN_PEOPLE = 30;

/**
 * How many standard errors two of 2, 3 or 4 figures must be apart, so that in 95 of 100 rows of equal groups no two are
 * marked as different: the studentised range of infinite degrees of freedom at 95 % (Tukey), divided by the root of 2.
 */
const CRITICAL: Readonly<Record<number, number>> = { 2: 1.96, 3: 2.344, 4: 2.569 };

/**
 * For a normal distribution: the standard error of a median is this factor times the interquartile range, divided by
 * the root of n.
 */
const MEDIAN_FACTOR = 0.929;

/** Returns the standard error of a median, from the published quartiles and the number of people. */
export const errorOfMedian = (lowerQuartile: number, upperQuartile: number, people: number): number =>
  (MEDIAN_FACTOR * (upperQuartile - lowerQuartile)) / Math.sqrt(people);

/**
 * Returns the standard error of a percentage; two of each answer are added (Agresti and Coull), so that 0 and 100 have
 * one too.
 */
export const errorOfPercent = (percent: number, people: number): number => {
  const share = ((percent / 100) * people + 2) / (people + 4);
  return 100 * Math.sqrt((share * (1 - share)) / (people + 4));
};

/**
 * Returns the degrees of freedom of an interquartile range of `people` people: it is an estimate too, with a relative
 * variance of 1.36 / n.
 */
const freedomOfQuartiles = (people: number): number => people / (2 * 1.36);

/**
 * A figure and its standard error; `people` where the error is estimated from quartiles, null where it follows from the
 * figure.
 */
export interface Estimate {
  readonly value: number;
  readonly error: number;
  readonly people: number | null;
}

/** Returns the degrees of freedom of a difference (Welch and Satterthwaite). */
const freedom = (...estimates: readonly Estimate[]): number => {
  const variance = estimates.reduce((sum, { error }) => sum + error ** 2, 0);
  const lost = estimates.reduce(
    (sum, { error, people }) => sum + (people === null ? 0 : error ** 4 / freedomOfQuartiles(people)),
    0,
  );
  return variance ** 2 / lost;
};

/**
 * Whether two of `count` compared figures differ at 95 %, corrected for comparing every pair; always false for counts
 * without a factor.
 */
export const isDifferent = (one: Estimate, other: Estimate, count: number): boolean => {
  const normal = CRITICAL[count] ?? Infinity;
  // The first term of the expansion of Student's t around the normal distribution.
  const critical = normal * (1 + (normal ** 2 + 1) / (4 * freedom(one, other)));
  return Math.abs(one.value - other.value) > critical * Math.hypot(one.error, other.error);
};
