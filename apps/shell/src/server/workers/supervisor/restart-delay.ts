import { ExponentialBackoff, type IBackoff } from 'cockatiel';

/** Milliseconds after which a worker that ends is taken to have run well. */
const RAN_WELL = 60_000;

/** Milliseconds to wait at first, and at most. */
const DELAYS = { initialDelay: 250, maxDelay: 30_000 };

/** How long to wait before a worker is started anew. */
export interface RestartDelay {
  /**
   * Milliseconds to wait now that a worker has ended after running for these: none for the first in a row and for one that
   * ran well, then exponentially more, with jitter.
   */
  after(ranFor: number): number;
  /** Workers in a row that did not run well. */
  failures(): number;
}

/** Counts workers that end soon after they start. */
export const createRestartDelay = (): RestartDelay => {
  let failures = 0;
  let backoff: IBackoff<unknown> | undefined;
  return {
    after(ranFor) {
      if (ranFor >= RAN_WELL) {
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
