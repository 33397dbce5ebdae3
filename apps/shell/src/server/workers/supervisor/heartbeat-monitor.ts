import type { Worker } from 'node:cluster';
import { HEARTBEAT_INTERVAL_MS } from '../watchdog/watch';

/** Tracks the heartbeats of workers. */
export interface HeartbeatMonitor {
  /** Records a heartbeat; from the first one on, the worker is monitored. */
  received(worker: Worker): void;
  /** Stops monitoring a worker. */
  ended(worker: Worker): void;
}

/**
 * Calls `onSilent`, once, with a worker that sent no heartbeat for `seconds`. Seconds are counted in timer ticks of this
 * process, so that a suspended machine does not look like a blocked worker.
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
