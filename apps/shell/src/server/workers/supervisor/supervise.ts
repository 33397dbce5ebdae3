import cluster, { type Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createErrorJournal } from '../../errors/error-journal';
import { createClusterMetrics } from './cluster-metrics';
import { disabledEnvironment, openDisabledReleases } from '../disabled-releases';
import { monitorHeartbeats } from './heartbeat-monitor';
import { createIncidents } from './incidents';
import type { FromWatchdog, FromWorker, ToWorker } from '../messages';
import { openPool, type Pool } from './pool';
import type { WorkerSettings } from '../settings';
import { prepareWorkers, startWorker, type WorkerEvents } from './start-worker';
import { stopAll } from './stop-all';
import { superviseCanaries } from './supervise-canaries';
import { memoryLimits } from '../watchdog/watch';

/** Milliseconds after the drain time before a worker that still runs is killed. */
const KILL_DELAY_MS = 2_000;

const send = (worker: Worker, message: ToWorker) => worker.isConnected() && worker.send(message);

/** Stops the pool and drains all workers at the first SIGTERM or SIGINT. */
const stopOnSignals = (pool: Pool, killIfStuck: (worker: Worker) => void): void => {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    pool.close();
    void stopAll(Object.values(cluster.workers ?? {}), killIfStuck);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
};

/** Creates the function that kills a worker which still runs after this time, in milliseconds. */
const killAfter = (milliseconds: number) => (worker: Worker) =>
  void setTimeout(milliseconds, undefined, { ref: false }).then(
    () => worker.isDead() || worker.process.kill('SIGKILL'),
  );

/**
 * Keeps `WORKERS` processes serving on one port. A worker that dies is restarted. One that grew too large or had an error
 * outside of a request is replaced and drained; one that is blocked or fills its memory is replaced and killed. The
 * release that was the cause is disabled in all workers. Resolves with the port when they serve; throws when the first
 * does not start. SIGTERM and SIGINT drain all workers and end the process.
 */
export const supervise = async (settings: WorkerSettings, log: FastifyBaseLogger): Promise<number> => {
  prepareWorkers(memoryLimits(settings.MEMORY_LIMIT_MB));
  const ready = new Set<Worker>();
  const disabled = openDisabledReleases();
  disabled.onAdded((disable) => ready.forEach((worker) => void send(worker, { disable })));

  const killIfStuck = killAfter(settings.DRAIN_SECONDS * 1_000 + KILL_DELAY_MS);
  const retire = (worker: Worker) => {
    send(worker, { retire: true });
    killIfStuck(worker);
  };
  const pool = openPool({
    size: settings.WORKERS,
    log,
    start: () => startWorker(disabledEnvironment(disabled), events),
  });
  const canaries = superviseCanaries(log, send);
  const incidents = createIncidents({
    pool,
    log,
    disabled,
    silentSeconds: settings.SILENT_SECONDS,
    retire,
    ejectCanary: (canary) => canaries.note({ kind: 'eject', ...canary, reason: 'crashes' }),
  });
  const heartbeats = monitorHeartbeats(settings.SILENT_SECONDS, (worker) => void incidents.blocked(worker));
  const metrics = createClusterMetrics(send);
  const errors = createErrorJournal();

  const events: WorkerEvents = {
    message(worker, message: FromWorker) {
      if ('ready' in message) {
        ready.add(worker);
        // Includes releases that were disabled while the worker started.
        for (const disable of disabled.list()) send(worker, { disable });
      }
      if ('alive' in message) heartbeats.received(worker);
      if ('full' in message) void incidents.grown(worker, message.full);
      if ('crash' in message) incidents.crashed(worker, message);
      if ('figuresFor' in message) metrics.received(worker, message);
      if ('canaryEvent' in message) canaries.note(message.canaryEvent);
      if ('canariesWanted' in message) canaries.sendTo(worker);
      if ('errorEvent' in message) errors.note(message.errorEvent);
      if ('errorsFor' in message) send(worker, { ...message, errors: errors.groups() });
      if ('metricsFor' in message) {
        const { metricsFor } = message;
        void metrics.gather([...ready]).then((text) => send(worker, { metricsFor, text }));
      }
    },
    watchdogReport(worker, report: FromWatchdog) {
      if ('stuck' in report) return incidents.located(worker, report.stuck);
      // Its thread is stopped, so it sends no heartbeats.
      heartbeats.ended(worker);
      void incidents.filled(worker, report.filled, report.megabytes);
    },
    ended(worker, code, signal) {
      ready.delete(worker);
      heartbeats.ended(worker);
      pool.ended(worker, code, signal);
    },
  };
  stopOnSignals(pool, killIfStuck);
  return pool.fill();
};
