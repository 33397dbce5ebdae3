import cluster, { type Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import { readFromWorker, type ToWorker } from './messages';
import type { WorkerSettings } from './settings';

/** Longest wait, in milliseconds, before another try to start a worker. */
const LONGEST_WAIT = 30_000;

/** Starts a worker and gives it with its port once it listens. Throws when it ends before. */
const startWorker = (): Promise<{ worker: Worker; port: number }> =>
  new Promise((resolve, reject) => {
    const worker = cluster.fork();
    const ended = () => reject(new Error('A worker stopped before it was ready. Its own words are above.'));
    worker.once('exit', ended);
    worker.on('message', (message) => {
      const said = readFromWorker(message);
      if (!said || !('ready' in said)) return;
      worker.off('exit', ended);
      resolve({ worker, port: said.port });
    });
  });

/**
 * Keeps `WORKERS` processes serving on one port. One that dies is started anew; one that grew too large is drained once
 * another has taken its place. Resolves with the port when all serve; throws when the first does not start. SIGTERM and
 * SIGINT drain all of them and end the process.
 */
export const supervise = async (settings: WorkerSettings, log: FastifyBaseLogger): Promise<number> => {
  // Workers accept for themselves. Were connections dealt out here, one dealt to a worker that dies would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const serving = new Set<Worker>();
  const replaced = new Set<Worker>();
  const metrics = new AggregatorRegistry();
  let stopping = false;
  let keepingUp = false;

  const add = async (): Promise<number> => {
    const { worker, port } = await startWorker();
    serving.add(worker);
    worker.once('exit', (code, signal) => lost(worker, code, signal));
    worker.on('message', (message) => heard(worker, message));
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

  const lost = (worker: Worker, code: number, signal: string | null): void => {
    const expected = replaced.delete(worker);
    if (!serving.delete(worker) || expected || stopping) return;
    log.error({ pid: worker.process.pid, code, signal }, 'a worker died; another takes its place');
    void keepUp();
  };

  const endIfStuck = (worker: Worker) =>
    void setTimeout(settings.DRAIN_SECONDS * 1_000 + 2_000, undefined, { ref: false }).then(
      () => worker.isDead() || worker.process.kill('SIGKILL'),
    );

  const tell = (worker: Worker, message: ToWorker) => worker.isConnected() && worker.send(message);

  /** One at a time, so that a leak in all of them never means twice the memory. */
  const replace = async (worker: Worker, megabytes: number): Promise<void> => {
    if (stopping || replaced.size > 0 || !serving.has(worker)) return;
    replaced.add(worker);
    log.warn({ pid: worker.process.pid, megabytes }, 'a worker grew too large; another takes its place');
    try {
      await add();
      serving.delete(worker);
      tell(worker, { retire: true });
      endIfStuck(worker);
    } catch (error) {
      replaced.delete(worker);
      log.error({ err: error }, 'a worker could not be replaced yet');
      void keepUp();
    }
  };

  const heard = (worker: Worker, message: unknown): void => {
    const said = readFromWorker(message);
    if (!said) return;
    if ('full' in said) void replace(worker, said.full);
    if ('metricsFor' in said) {
      const { metricsFor } = said;
      void metrics.clusterMetrics().then(
        (text) => tell(worker, { metricsFor, text }),
        (error: unknown) => log.warn({ err: error }, 'a worker did not tell its metrics'),
      );
    }
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
