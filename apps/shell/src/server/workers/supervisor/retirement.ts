import type { Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from './pool';
import { createRestartDelay } from './restart-delay';

/** Replaces workers that still answer. */
export interface Retirement {
  /**
   * Has another worker take the place of this one, once those that were asked for before are done. Where the cause `isGone`
   * that happens at once; else, as it may come back in the next worker, ever later. Resolves when this one was let go.
   */
  ask(worker: Worker, isGone: boolean): Promise<void>;
}

/** Replaces one worker at a time by draining: `retire` lets one go. One that could not be replaced is tried again. */
export const createRetirement = (pool: Pool, retire: (worker: Worker) => void): Retirement => {
  const causes = createRestartDelay();
  let last = performance.now();
  let turn: Promise<void> = Promise.resolve();

  /** Milliseconds since the last one that was asked for without knowing the cause. */
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
    async ask(worker, isGone) {
      if (!isGone) await setTimeout(causes.after(sinceLast()));
      turn = turn.then(() => replace(worker));
      await turn;
    },
  };
};
