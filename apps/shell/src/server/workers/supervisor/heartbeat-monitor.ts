import type { Worker } from 'node:cluster';
import { HEARTBEAT_INTERVAL_MS } from '../watchdog/watch';

/** Knows which workers give signs of life. */
export interface HeartbeatMonitor {
  /** A worker gave one; from the first one on it is expected to go on. */
  received(worker: Worker): void;
  /** A worker has ended. */
  ended(worker: Worker): void;
}

/**
 * Calls back, once, with a worker that gave no sign of life for `seconds`. They are counted in missed of this process, so
 * that nobody is accused after the whole machine was asleep.
 */
export const monitorHeartbeats = (seconds: number, onSilent: (worker: Worker) => void): HeartbeatMonitor => {
  const missed = new Map<Worker, number>();
  setInterval(() => {
    for (const [worker, before] of missed) {
      missed.set(worker, before + 1);
      if (before + 1 === seconds) onSilent(worker);
    }
  }, HEARTBEAT_INTERVAL_MS).unref();
  return {
    received: (worker) => void missed.set(worker, 0),
    ended: (worker) => void missed.delete(worker),
  };
};
