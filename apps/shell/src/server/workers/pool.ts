import type { Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createRestartDelay } from './restart-delay';

export interface PoolOptions {
  /** How many are to serve. */
  readonly size: number;
  readonly log: FastifyBaseLogger;
  /** Starts one; rejects when it ends before it listens. */
  start(): Promise<{ worker: Worker; port: number }>;
}

/** The workers that serve. */
export interface Pool {
  /** Starts all of them, and gives the port. Rejects when the first does not start; the others are tried again. */
  fill(): Promise<number>;
  isServing(worker: Worker): boolean;
  /** Whether one is about to go because another takes its place. */
  isReplacing(): boolean;
  /** Starts another, and only then calls `go`: while one accepts on the port, nobody who comes is refused. Gives false when none could be started. */
  replace(worker: Worker, go: () => void): Promise<boolean>;
  /** Takes note that a worker has ended, and starts another unless that was expected. */
  ended(worker: Worker, code: number | null, signal: string | null): void;
  /** Starts no more. */
  close(): void;
}

/** Keeps as many workers serving as there should be. Those that end soon after their start are started anew ever later. */
export const openPool = ({ size, log, start }: PoolOptions): Pool => {
  /** With the time that each began to serve. */
  const serving = new Map<Worker, number>();
  const replacements = new Map<Worker, Promise<boolean>>();
  const delay = createRestartDelay();
  let nextStart = 0;
  let isClosed = false;
  let isToppingUp = false;

  const add = async (): Promise<number> => {
    const { worker, port } = await start();
    serving.set(worker, performance.now());
    // Told to stop while this one was on its way.
    if (isClosed) worker.process.kill('SIGTERM');
    return port;
  };

  /** Has the next start wait, and says for how long, of a worker that ran for these milliseconds. */
  const putOff = (ranFor: number) => {
    const wait = delay.after(ranFor);
    nextStart = Math.max(nextStart, performance.now() + wait);
    return { failures: delay.failures(), wait };
  };

  const tryToAdd = (): Promise<unknown> =>
    add().catch((error: unknown) =>
      log.error({ err: error, ...putOff(0) }, 'a worker could not be started; it is tried again'),
    );

  const topUp = async (): Promise<void> => {
    if (isToppingUp) return;
    isToppingUp = true;
    while (!isClosed && serving.size < size) {
      await setTimeout(Math.max(0, nextStart - performance.now()));
      if (isClosed) break;
      await tryToAdd();
    }
    isToppingUp = false;
  };

  const startInPlaceOf = (worker: Worker): Promise<boolean> => {
    const replacement = add().then(
      () => {
        serving.delete(worker);
        return true;
      },
      (error: unknown) => {
        replacements.delete(worker);
        log.error({ err: error }, 'a worker could not be replaced yet');
        // It may have died meanwhile.
        void topUp();
        return false;
      },
    );
    replacements.set(worker, replacement);
    return replacement;
  };

  return {
    async fill() {
      // The first alone: what it fetches and verifies lies on disk for the others, and a wrong setting is said once.
      isToppingUp = true;
      const port = await add();
      await Promise.all(Array.from({ length: size - 1 }, tryToAdd));
      isToppingUp = false;
      void topUp();
      return port;
    },
    isServing: (worker) => serving.has(worker),
    isReplacing: () => replacements.size > 0,
    async replace(worker, go) {
      if (isClosed) return false;
      const isReplaced = await (replacements.get(worker) ?? startInPlaceOf(worker));
      if (isReplaced) go();
      return isReplaced;
    },
    ended(worker, code, signal) {
      const since = serving.get(worker);
      const isExpected = replacements.delete(worker);
      serving.delete(worker);
      if (since === undefined || isExpected || isClosed) return;
      const ranFor = Math.round(performance.now() - since);
      log.error(
        { worker: worker.process.pid, code, signal, ranFor, ...putOff(ranFor) },
        'a worker died; another takes its place',
      );
      void topUp();
    },
    close: () => void (isClosed = true),
  };
};
