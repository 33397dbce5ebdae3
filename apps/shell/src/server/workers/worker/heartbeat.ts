import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { HEARTBEAT_INTERVAL_MS, type MemoryLimits, type Watch } from '../watchdog/watch';

/**
 * Gives signs of life from now on: to `tell`, and to a watchdog, a thread that looks where this process is stuck when it
 * has given none for half of `seconds`, and stops it when its memory grows beyond the hard limit. A process that is
 * blocked gives none.
 */
export const startHeartbeat = (seconds: number, memory: MemoryLimits, tell: () => void): void => {
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: Watch = { counter, missedBeats: Math.max(1, Math.floor(seconds / 2)), memory };
  // Built beside this file's bundle. Nothing of this process' own flags: it shall be small.
  new Worker(path.join(__dirname, 'watchdog-thread.js'), { workerData, execArgv: [], env: {} }).unref();
  setInterval(() => {
    Atomics.add(counter, 0, 1);
    tell();
  }, HEARTBEAT_INTERVAL_MS).unref();
  tell();
};
