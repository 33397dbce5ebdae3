import { ExponentialBackoff, type IBackoff } from 'cockatiel';

/** Milliseconds after which a worker that ends does not count as a failed start. */
const HEALTHY_RUN_MS = 60_000;

/** Initial and maximum delay, in milliseconds. */
const DELAYS = { initialDelay: 250, maxDelay: 30_000 };

/** Calculates the delay before a worker is restarted. */
export interface RestartDelay {
  /**
   * Milliseconds to wait after a worker ended that ran for `ranFor` milliseconds: none for the first failure in a row or
   * after a healthy run, then exponentially more, with jitter.
   */
  after(ranFor: number): number;
  /** Number of failures in a row. */
  failures(): number;
}

/** Creates a delay that grows with workers that end soon after they start. */
export const createRestartDelay = (): RestartDelay => {
  let failures = 0;
  let backoff: IBackoff<unknown> | undefined;
  return {
    after(ranFor) {
      if (ranFor >= HEALTHY_RUN_MS) {
        failures = 0;
        backoff = undefined;
        return 0;
      }
      failures += 1;
      if (failures === 1) return 0;
      backoff = backoff ? backoff.next(undefined) : new ExponentialBackoff(DELAYS).next();
      return Math.round(backoff.duration);
    },
    failures: () => failures,
  };
};
