import cluster, { type Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createClusterMetrics } from './cluster-metrics';
import { disabledEnvironment, openDisabledReleases } from './disabled-releases';
import type { CrashCause, DisabledRelease, FromWatchdog, FromWorker, Place, ToWorker } from './messages';
import { openPool } from './pool';
import { createRetirement } from './retirement';
import type { WorkerSettings } from './settings';
import { monitorHeartbeats } from './heartbeat-monitor';
import { prepareWorkers, startWorker, type WorkerEvents } from './start-worker';
import { stopAll } from './stop-all';
import { superviseCanaries } from './supervise-canaries';
import { memoryLimits } from './watch';

/**
 * Keeps `WORKERS` processes serving on one port. One that dies is started anew; one that grew too large, or in which
 * something was thrown outside of a request, is drained, and one that is blocked or fills its memory is killed, once
 * another has taken its place. A release that was the cause is disabled in all of them. Resolves with the port when they
 * serve; throws when the first does not start. SIGTERM and SIGINT drain all of them and end the process.
 */
export const supervise = async (settings: WorkerSettings, log: FastifyBaseLogger): Promise<number> => {
  prepareWorkers(memoryLimits(settings.MEMORY_LIMIT_MB));
  const ready = new Set<Worker>();
  const places = new WeakMap<Worker, Place>();
  const disabled = openDisabledReleases();

  const tell = (worker: Worker, message: ToWorker) => worker.isConnected() && worker.send(message);

  const endIfStuck = (worker: Worker) =>
    void setTimeout(settings.DRAIN_SECONDS * 1_000 + 2_000, undefined, { ref: false }).then(
      () => worker.isDead() || worker.process.kill('SIGKILL'),
    );

  const retire = (worker: Worker) => {
    tell(worker, { retire: true });
    endIfStuck(worker);
  };

  const pool = openPool({
    size: settings.WORKERS,
    log,
    start: () => startWorker(disabledEnvironment(disabled), events),
  });
  const retirement = createRetirement(pool, retire);

  /** One at a time, so that a leak in all of them never means twice the memory. It is told again while it lasts. */
  const grown = async (worker: Worker, megabytes: number): Promise<void> => {
    if (pool.isReplacing() || !pool.isServing(worker)) return;
    log.warn({ worker: worker.process.pid, megabytes }, 'a worker grew too large; another takes its place');
    await pool.replace(worker, () => retire(worker));
  };

  const disable = (place: Place, cause: DisabledRelease['cause']): string | undefined => {
    const { remote, release } = place;
    if (!remote || !release) return undefined;
    disabled.add({ ...place, remote, release, cause, at: new Date().toISOString() });
    return `${remote}:${release}`;
  };
  disabled.onAdded((disable) => {
    for (const worker of ready) tell(worker, { disable });
  });

  const crashed = (worker: Worker, cause: CrashCause, place: Place): void => {
    const release = disable(place, cause);
    log.error(
      { worker: worker.process.pid, cause, place, release },
      release
        ? 'a release crashed outside of a request; it is disabled, and the worker replaced'
        : 'a worker had an error outside of a request; it is replaced',
    );
    void retirement.ask(worker, release !== undefined);
  };

  /** Nothing that such a worker does can be waited for: its thread stands still. */
  const killed = async (worker: Worker): Promise<void> => {
    const kill = () => void worker.process.kill('SIGKILL');
    if (!pool.isServing(worker) || !(await pool.replace(worker, kill))) kill();
  };

  /** The release whose code does not end is not run again: the next worker would be blocked as soon as somebody asks. */
  const blocked = async (worker: Worker): Promise<void> => {
    // Where the machine is short of time its watchdog is late, and without its word the next worker is blocked as well.
    for (let waited = 0; !places.has(worker) && waited < settings.SILENT_SECONDS; waited += 1) {
      await setTimeout(1_000);
    }
    const place = places.get(worker) ?? {};
    log.error(
      { worker: worker.process.pid, place, release: disable(place, 'blocked') },
      'a worker is blocked; another takes its place, without the release that blocked it',
    );
    await killed(worker);
  };

  const filled = async (worker: Worker, place: Place, megabytes: number): Promise<void> => {
    // Its thread is stopped: nobody needs to wait until it is found to be silent.
    heartbeats.ended(worker);
    log.error(
      { worker: worker.process.pid, megabytes, place, release: disable(place, 'memory') },
      'a worker fills its memory; another takes its place, without the release that fills it',
    );
    await killed(worker);
  };

  const heartbeats = monitorHeartbeats(settings.SILENT_SECONDS, (worker) => void blocked(worker));
  const metrics = createClusterMetrics(tell);
  const canaries = superviseCanaries(log, tell);

  const events: WorkerEvents = {
    said(worker, message: FromWorker) {
      if ('ready' in message) {
        ready.add(worker);
        // Those that were disabled while it started.
        for (const disable of disabled.list()) tell(worker, { disable });
      }
      if ('alive' in message) heartbeats.received(worker);
      if ('full' in message) void grown(worker, message.full);
      if ('crash' in message) crashed(worker, message.crash, message.place);
      if ('figuresFor' in message) metrics.given(worker, message);
      if ('canaryEvent' in message) canaries.note(message.canaryEvent);
      if ('canariesWanted' in message) canaries.wanted(worker);
      if ('metricsFor' in message) {
        const { metricsFor } = message;
        void metrics.gather([...ready]).then((text) => tell(worker, { metricsFor, text }));
      }
    },
    seen(worker, report: FromWatchdog) {
      if ('stuck' in report) places.set(worker, report.stuck);
      else void filled(worker, report.filled, report.megabytes);
    },
    ended(worker, code, signal) {
      ready.delete(worker);
      heartbeats.ended(worker);
      pool.ended(worker, code, signal);
    },
  };

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    pool.close();
    void stopAll(Object.values(cluster.workers ?? {}), endIfStuck);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

  return pool.fill();
};
