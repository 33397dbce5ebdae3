import type { Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from './pool';
import { createRestartDelay } from './restart-delay';

/** Replaces workers that still respond. */
export interface Retirement {
  /**
   * Replaces a worker after those requested before. Happens at once when the cause `isRemoved`; otherwise, as it may recur
   * in the next worker, with a growing delay. Resolves when the worker has been sent the message to drain.
   */
  request(worker: Worker, isRemoved: boolean): Promise<void>;
}

/** Replaces one worker at a time by draining it with `retire`. A failed replacement is tried again. */
export const createRetirement = (pool: Pool, retire: (worker: Worker) => void): Retirement => {
  const causes = createRestartDelay();
  let last = performance.now();
  let queue: Promise<void> = Promise.resolve();

  /** Milliseconds since the last request without a known cause. */
  const sinceLast = (): number => {
    const before = last;
    last = performance.now();
    return last - before;
  };

  const replace = async (worker: Worker): Promise<void> => {
    const delay = createRestartDelay();
    while (pool.isServing(worker)) {
      if (await pool.replace(worker, () => retire(worker))) return;
      await setTimeout(delay.after(0));
    }
  };

  return {
    async request(worker, isRemoved) {
      if (!isRemoved) await setTimeout(causes.after(sinceLast()));
      queue = queue.then(() => replace(worker));
      await queue;
    },
  };
};
