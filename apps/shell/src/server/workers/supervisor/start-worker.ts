import cluster, { type Worker } from 'node:cluster';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { readFromWatchdog, readFromWorker, type FromWatchdog, type FromWorker } from '../messages';
import { WATCHDOG_CHANNEL, type MemoryLimits } from '../watchdog/watch';

/** Events of a worker, from its start on. */
export interface WorkerEvents {
  message(worker: Worker, message: FromWorker): void;
  /** A report of its watchdog that it is blocked or fills the memory. */
  watchdogReport(worker: Worker, report: FromWatchdog): void;
  ended(worker: Worker, code: number | null, signal: string | null): void;
}

/**
 * Configures workers to accept connections themselves, limits their heaps and opens a pipe to their watchdogs. Call it
 * once, before the first worker starts.
 */
export const prepareWorkers = ({ heap }: MemoryLimits): void => {
  // With round-robin scheduling, a connection assigned to a worker that dies would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    // Last, so that a limit given to this process takes precedence.
    execArgv: [`--max-old-space-size=${heap}`, ...process.execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
  });
};

/** Starts a worker with additional environment variables. Resolves with it and its port once it listens; rejects when it ends before. */
export const startWorker = (
  environment: Readonly<Record<string, string>>,
  { message: onMessage, watchdogReport, ended }: WorkerEvents,
): Promise<{ worker: Worker; port: number }> =>
  new Promise((resolve, reject) => {
    const worker = cluster.fork(environment);
    worker.once('exit', (code, signal) => {
      reject(new Error('A worker stopped before it was ready. Its own words are above.'));
      ended(worker, code, signal);
    });
    worker.on('message', (raw) => {
      const message = readFromWorker(raw);
      if (!message) return;
      if ('ready' in message) resolve({ worker, port: message.port });
      onMessage(worker, message);
    });
    const watchdog = worker.process.stdio[WATCHDOG_CHANNEL];
    if (watchdog instanceof Readable) {
      createInterface({ input: watchdog }).on('line', (line) =>
        watchdogReport(worker, readFromWatchdog(line)),
      );
    }
  });
