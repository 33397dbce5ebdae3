import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { HEARTBEAT_INTERVAL_MS, type MemoryLimits, type Watch } from '../watchdog/watch';

/**
 * Starts the heartbeat: calls `send` and increments a counter for the watchdog. The watchdog is a thread that reads where
 * this process is blocked when heartbeats are missing for half of `seconds`, and stops it above the hard memory limit.
 */
export const startHeartbeat = (seconds: number, memory: MemoryLimits, send: () => void): void => {
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: Watch = { counter, missedBeats: Math.max(1, Math.floor(seconds / 2)), memory };
  // Built beside this file's bundle; without this process' flags, to keep the thread small.
  new Worker(path.join(__dirname, 'watchdog-thread.js'), { workerData, execArgv: [], env: {} }).unref();
  setInterval(() => {
    Atomics.add(counter, 0, 1);
    send();
  }, HEARTBEAT_INTERVAL_MS).unref();
  send();
};
