import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { FromSearchThread, ToSearchThread } from './messages';

const MIN_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 30_000;
const STOP_TIMEOUT_MS = 2_000;

interface Options {
  /** Path of the worker script. */
  path: string;
  log: FastifyBaseLogger;
  onMessage(message: FromSearchThread): void;
  /** Called when the worker has ended, whatever the reason. */
  onEnd(): void;
  /** Called when another worker has started in the place of one that ended. */
  onRestart(): void;
}

/** A worker that is started again, after a delay that doubles each time, when it ends by itself. */
export interface RestartingWorker {
  isRunning(): boolean;
  /** Sends a message; a port in it is transferred. Without a running worker it is lost. */
  post(message: ToSearchThread): void;
  /** Ends a worker that is blocked, so that another is started. One that still loads its program is left alone. */
  replace(): void;
  /** Resets the delay before a restart, because the worker works. */
  noteSuccess(): void;
  /** Lets the worker end its work and disconnect from the database, and ends it when that takes too long. */
  stop(): Promise<void>;
}

/** Starts the worker. */
export const startRestartingWorker = (options: Options): RestartingWorker => {
  const { path, log, onMessage, onEnd, onRestart } = options;
  let worker: Worker | undefined;
  let hasSentMessage = false;
  let delayMs = MIN_RESTART_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const start = () => {
    let failure: unknown;
    hasSentMessage = false;
    worker = new Worker(path)
      .on('message', (message: FromSearchThread) => {
        hasSentMessage = true;
        onMessage(message);
      })
      .on('error', (error) => (failure = error))
      .once('exit', (code) => {
        worker = undefined;
        onEnd();
        if (isStopped) return;
        log.error({ err: failure, code, delayMs }, 'The search thread ended and is started again');
        timer = setTimeout(restart, delayMs);
        delayMs = Math.min(delayMs * 2, MAX_RESTART_DELAY_MS);
      });
  };
  const restart = () => {
    start();
    onRestart();
  };
  start();

  return {
    isRunning: () => worker !== undefined,
    post: (message) => worker?.postMessage(message, portsOf(message)),
    replace() {
      if (!hasSentMessage) return;
      log.error('The search thread is blocked and is replaced');
      void worker?.terminate();
    },
    noteSuccess: () => void (delayMs = MIN_RESTART_DELAY_MS),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const stopping = worker;
      if (!stopping) return;
      const ended = new Promise<void>((done) => stopping.once('exit', () => done()));
      stopping.postMessage({ kind: 'stop' } satisfies ToSearchThread);
      const terminateTimer = setTimeout(() => void stopping.terminate(), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(terminateTimer);
    },
  };
};

const portsOf = (message: ToSearchThread) =>
  message.kind === 'rebuild' && 'port' in message.database ? [message.database.port] : [];
