import cluster, { type Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import { rememberBlocking } from './blocking-releases';
import type { FromWorker, Place, ToWorker } from './messages';
import type { WorkerSettings } from './settings';
import { watchSilence } from './silence';
import { prepareWorkers, startWorker, type WorkerEvents } from './start-worker';

/** Longest wait, in milliseconds, before another try to start a worker. */
const LONGEST_WAIT = 30_000;

/**
 * Keeps `WORKERS` processes serving on one port. One that dies is started anew; one that grew too large is drained, and
 * one that is blocked is killed, once another has taken its place. Resolves with the port when all serve; throws when the
 * first does not start. SIGTERM and SIGINT drain all of them and end the process.
 */
export const supervise = async (settings: WorkerSettings, log: FastifyBaseLogger): Promise<number> => {
  prepareWorkers();
  const serving = new Set<Worker>();
  const replaced = new Set<Worker>();
  const places = new WeakMap<Worker, Place>();
  const blocking = rememberBlocking();
  const metrics = new AggregatorRegistry();
  let stopping = false;
  let keepingUp = false;

  const add = async (): Promise<number> => {
    const { worker, port } = await startWorker(blocking.environment(), events);
    serving.add(worker);
    // Told to stop while this one was on its way.
    if (stopping) worker.process.kill('SIGTERM');
    return port;
  };

  const keepUp = async (): Promise<void> => {
    if (keepingUp) return;
    keepingUp = true;
    for (let failures = 0; !stopping && serving.size < settings.WORKERS;) {
      try {
        await add();
        failures = 0;
      } catch (error) {
        failures += 1;
        log.error({ err: error, failures }, 'a worker could not be started');
        await setTimeout(Math.min(LONGEST_WAIT, 250 * 2 ** failures));
      }
    }
    keepingUp = false;
  };

  const endIfStuck = (worker: Worker) =>
    void setTimeout(settings.DRAIN_SECONDS * 1_000 + 2_000, undefined, { ref: false }).then(
      () => worker.isDead() || worker.process.kill('SIGKILL'),
    );

  const tell = (worker: Worker, message: ToWorker) => worker.isConnected() && worker.send(message);

  /** Starts another, and only then has the worker go: while one accepts on the port, nobody who comes is refused. */
  const replace = async (worker: Worker, go: () => void): Promise<boolean> => {
    replaced.add(worker);
    try {
      await add();
      serving.delete(worker);
      go();
      return true;
    } catch (error) {
      replaced.delete(worker);
      log.error({ err: error }, 'a worker could not be replaced yet');
      return false;
    }
  };

  /** One at a time, so that a leak in all of them never means twice the memory. */
  const grown = async (worker: Worker, megabytes: number): Promise<void> => {
    if (stopping || replaced.size > 0 || !serving.has(worker)) return;
    log.warn({ worker: worker.process.pid, megabytes }, 'a worker grew too large; another takes its place');
    const retire = () => {
      tell(worker, { retire: true });
      endIfStuck(worker);
    };
    if (!(await replace(worker, retire))) void keepUp();
  };

  /** The release whose code does not end is not run again: the next worker would be blocked as soon as somebody asks. */
  const blocked = async (worker: Worker): Promise<void> => {
    // Where the machine is short of time its witness is late, and without its word the next worker is blocked as well.
    for (let waited = 0; !places.has(worker) && waited < settings.SILENT_SECONDS; waited += 1) {
      await setTimeout(1_000);
    }
    const place = places.get(worker) ?? {};
    const release = blocking.note(place);
    log.error(
      { worker: worker.process.pid, place, release },
      'a worker is blocked; another takes its place, without the release that blocked it',
    );
    const kill = () => void worker.process.kill('SIGKILL');
    if (stopping || !serving.has(worker) || !(await replace(worker, kill))) kill();
  };

  const silence = watchSilence(settings.SILENT_SECONDS, (worker) => void blocked(worker));

  const tellMetrics = (worker: Worker, metricsFor: number): void =>
    void metrics.clusterMetrics().then(
      (text) => tell(worker, { metricsFor, text }),
      (error: unknown) => log.warn({ err: error }, 'a worker did not tell its metrics'),
    );

  const events: WorkerEvents = {
    said(worker, message: FromWorker) {
      if ('alive' in message) silence.heard(worker);
      if ('full' in message) void grown(worker, message.full);
      if ('metricsFor' in message) tellMetrics(worker, message.metricsFor);
    },
    stuck: (worker, place) => void places.set(worker, place),
    ended(worker, code, signal) {
      silence.ended(worker);
      const expected = replaced.delete(worker);
      if (!serving.delete(worker) || expected || stopping) return;
      log.error({ worker: worker.process.pid, code, signal }, 'a worker died; another takes its place');
      void keepUp();
    },
  };

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead());
    const clean = await Promise.all(
      running.map(
        (worker) =>
          new Promise<boolean>((resolve) => {
            // One that was not ready yet has nothing to finish and ends by the signal.
            worker?.once('exit', (code, signal) => resolve(code === 0 || signal === 'SIGTERM'));
            worker?.process.kill('SIGTERM');
            if (worker) endIfStuck(worker);
          }),
      ),
    );
    process.exit(clean.every(Boolean) ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

  // The first alone: what it fetches and verifies lies on disk for the others, and a wrong setting is said once.
  const port = await add();
  await Promise.all(Array.from({ length: settings.WORKERS - 1 }, add));
  return port;
};
