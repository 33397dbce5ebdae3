import type { Worker } from 'node:cluster';
import { EVERY } from './watch';

/** Knows which workers give signs of life. */
export interface Silence {
  /** A worker gave one; from the first one on it is expected to go on. */
  heard(worker: Worker): void;
  /** A worker has ended. */
  ended(worker: Worker): void;
}

/**
 * Calls back, once, with a worker that gave no sign of life for `seconds`. They are counted in looks of this process, so
 * that nobody is accused after the whole machine was asleep.
 */
export const watchSilence = (seconds: number, onSilent: (worker: Worker) => void): Silence => {
  const looks = new Map<Worker, number>();
  setInterval(() => {
    for (const [worker, before] of looks) {
      looks.set(worker, before + 1);
      if (before + 1 === seconds) onSilent(worker);
    }
  }, EVERY).unref();
  return {
    heard: (worker) => void looks.set(worker, 0),
    ended: (worker) => void looks.delete(worker),
  };
};
