/** Maximum ratio of a page's time beside a fault to the twin's. */
export const MAX_RATIO = 1.2;

/** Differences below this many milliseconds count as noise. */
export const NOISE_MS = 15;

/** Whether the rest of a faulty site is as fast as its fault-free twin: two p95s in milliseconds. */
export const isWithinTolerance = (rest: number, twin: number): boolean =>
  rest <= Math.max(twin * MAX_RATIO, twin + NOISE_MS);
