import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { createCanaryCounts } from '../../releases/canary-counts';
import type { CanaryEvent } from '../../releases/canary-events';
import { logEjection } from '../../releases/log-ejection';
import type { ToWorker } from '../messages';

/** Milliseconds after which all workers are sent counts that changed. Ejections are sent at once. */
const REFRESH = 500;

/**
 * Counts and judges canaries for all workers, so that each sees the whole and none takes its counts with it when it ends.
 * `send` sends to one worker.
 */
export const superviseCanaries = (
  log: Pick<FastifyBaseLogger, 'warn'>,
  send: (worker: Worker, message: ToWorker) => void,
) => {
  let refreshing = false;
  const sendAll = () => {
    refreshing = false;
    const canaries = counts.states();
    for (const worker of Object.values(cluster.workers ?? {})) if (worker) send(worker, { canaries });
  };
  const logged = logEjection(log);
  const counts = createCanaryCounts((state, reason) => {
    logged(state, reason);
    sendAll();
  });
  return {
    /** Counts what a worker, or the process that keeps them, has seen of a canary. */
    note(event: CanaryEvent): void {
      counts.note(event);
      if (refreshing) return;
      refreshing = true;
      setTimeout(sendAll, REFRESH).unref();
    },
    /** A worker that starts asks for what is known. */
    wanted: (worker: Worker): void => send(worker, { canaries: counts.states() }),
  };
};
