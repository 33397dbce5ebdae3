import type { LoadResult } from './load';

/** Maximum ratio of a page's time beside a fault to the twin's. */
export const MAX_RATIO = 1.2;

/** Differences of at most this many milliseconds count as noise, because a fifth of a fast page is less. */
export const NOISE_MS = 3;

/** The load of the rest of a faulty site and of its twin, measured at the same time. */
export interface Window {
  readonly rest: LoadResult;
  readonly twin: LoadResult;
}

/** The windows of one comparison together. */
export interface Comparison extends Window {
  /** The median of the windows' ratios of the p95 of the rest to that of the twin. */
  readonly ratio: number;
  /** Whether no request of the rest failed, and it was as fast as the twin. */
  readonly level: boolean;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** All requests and failures, and the median of the p95s. */
const together = (results: readonly LoadResult[]): LoadResult => ({
  requests: sum(results.map(({ requests }) => requests)),
  failed: sum(results.map(({ failed }) => failed)),
  p95: median(results.map(({ p95 }) => p95)),
});

/**
 * Compares the rest of a faulty site with its fault-free twin. The medians of ratios and differences are used,
 * because random noise is in few windows and a real slowdown is in most.
 */
export const compare = (windows: readonly Window[]): Comparison => {
  const rest = together(windows.map((window) => window.rest));
  const twin = together(windows.map((window) => window.twin));
  const ratio = median(windows.map((window) => window.rest.p95 / window.twin.p95));
  const difference = median(windows.map((window) => window.rest.p95 - window.twin.p95));
  return { rest, twin, ratio, level: rest.failed === 0 && (ratio <= MAX_RATIO || difference <= NOISE_MS) };
};
