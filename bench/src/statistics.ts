/** The value below which a share of the values lies (nearest rank). Throws when there are none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('no values, no percentile');
  return value;
};

/** The middle value, or the mean of the two middle values. */
export const median = (values: readonly number[]): number =>
  (percentile(values, 0.5) +
    -percentile(
      values.map((value) => -value),
      0.5,
    )) /
  2;

/** One measurement of both sides, made directly after each other. */
export interface Pair {
  readonly ours: number;
  readonly peer: number;
}

/**
 * How much more ours costs than the peer, as a share of the peer (0.1 is 10 % more): the median of the pairs'
 * ratios, so that a machine that slows down half-way affects both.
 */
export const excess = (pairs: readonly Pair[]): number =>
  median(pairs.map(({ ours, peer }) => ours / peer)) - 1;
