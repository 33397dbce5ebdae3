import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { createCanaryCounts } from '../../releases/canary-counts';
import type { CanaryEvent } from '../../releases/canary-events';
import { logEjection } from '../../releases/log-ejection';
import type { ToWorker } from '../messages';

/** Milliseconds after which changed counts are sent to all workers. Ejections are sent at once. */
const REFRESH_DELAY_MS = 500;

/**
 * Counts and judges canaries for all workers, so that the counts outlive each worker. `send` sends a message to one
 * worker.
 */
export const superviseCanaries = (
  log: Pick<FastifyBaseLogger, 'warn'>,
  send: (worker: Worker, message: ToWorker) => void,
) => {
  let isRefreshPending = false;
  const sendAll = () => {
    isRefreshPending = false;
    const canaries = counts.states();
    for (const worker of Object.values(cluster.workers ?? {})) if (worker) send(worker, { canaries });
  };
  const logged = logEjection(log);
  const counts = createCanaryCounts((state, reason) => {
    logged(state, reason);
    sendAll();
  });
  return {
    /** Counts an event of a canary that a worker or the supervisor observed. */
    note(event: CanaryEvent): void {
      counts.note(event);
      if (isRefreshPending) return;
      isRefreshPending = true;
      setTimeout(sendAll, REFRESH_DELAY_MS).unref();
    },
    /** Sends the current counts to a worker that starts. */
    sendTo: (worker: Worker): void => send(worker, { canaries: counts.states() }),
  };
};
