import cluster, { type Worker } from 'node:cluster';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { readFromWatchdog, readFromWorker, type FromWatchdog, type FromWorker } from '../messages';
import { WATCHDOG_CHANNEL, type MemoryLimits } from '../watchdog/watch';

/** What is told of a worker, from its first moment on. */
export interface WorkerEvents {
  said(worker: Worker, message: FromWorker): void;
  /** Its watchdog saw that it is stuck, or fills the memory, and where. */
  seen(worker: Worker, report: FromWatchdog): void;
  ended(worker: Worker, code: number | null, signal: string | null): void;
}

/**
 * Has workers accept connections for themselves, limits their heaps, and has their watchdogs heard. Once, before the first
 * is started.
 */
export const prepareWorkers = ({ heap }: MemoryLimits): void => {
  // Were connections dealt out here, one dealt to a worker that dies would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    // Last, so that a limit that was given to this process stands.
    execArgv: [`--max-old-space-size=${heap}`, ...process.execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
  });
};

/** Starts a worker with more in its environment, and gives it with its port once it listens. Throws when it ends before. */
export const startWorker = (
  environment: Readonly<Record<string, string>>,
  { said, seen, ended }: WorkerEvents,
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
      said(worker, message);
    });
    const watchdog = worker.process.stdio[WATCHDOG_CHANNEL];
    if (watchdog instanceof Readable) {
      createInterface({ input: watchdog }).on('line', (line) => seen(worker, readFromWatchdog(line)));
    }
  });
