import type { Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createRestartDelay } from './restart-delay';

export interface PoolOptions {
  /** The number of workers that serve. */
  readonly size: number;
  readonly log: FastifyBaseLogger;
  /** Starts a worker; rejects when it ends before it listens. */
  start(): Promise<{ worker: Worker; port: number }>;
}

/** The workers that serve. */
export interface Pool {
  /** Starts all workers and returns the port. Rejects when the first does not start; the others are retried. */
  fill(): Promise<number>;
  isServing(worker: Worker): boolean;
  /** Whether a worker is being replaced. */
  isReplacing(): boolean;
  /**
   * Starts another worker, and only then calls `go`, so that one always accepts connections on the port. Resolves with
   * false when none could be started.
   */
  replace(worker: Worker, go: () => void): Promise<boolean>;
  /** Handles the end of a worker: starts another unless the end was expected. */
  ended(worker: Worker, code: number | null, signal: string | null): void;
  /** Starts no more workers. */
  close(): void;
}

interface State extends PoolOptions {
  /** Workers that serve, with the time at which each began to. */
  readonly serving: Map<Worker, number>;
  readonly replacements: Map<Worker, Promise<boolean>>;
  readonly delay: ReturnType<typeof createRestartDelay>;
  /** Time before which no worker is started. */
  nextStart: number;
  isClosed: boolean;
  isToppingUp: boolean;
}

const add = async (state: State): Promise<number> => {
  const { worker, port } = await state.start();
  state.serving.set(worker, performance.now());
  // The pool was closed while this worker started.
  if (state.isClosed) worker.process.kill('SIGTERM');
  return port;
};

/** Delays the next start after a worker that ran for these milliseconds; returns the failures and the delay. */
const postpone = (state: State, ranFor: number) => {
  const wait = state.delay.after(ranFor);
  state.nextStart = Math.max(state.nextStart, performance.now() + wait);
  return { failures: state.delay.failures(), wait };
};

const tryToAdd = (state: State): Promise<unknown> =>
  add(state).catch((error: unknown) =>
    state.log.error(
      { err: error, ...postpone(state, 0) },
      'a worker could not be started; it is tried again',
    ),
  );

const topUp = async (state: State): Promise<void> => {
  if (state.isToppingUp) return;
  state.isToppingUp = true;
  while (!state.isClosed && state.serving.size < state.size) {
    await setTimeout(Math.max(0, state.nextStart - performance.now()));
    if (state.isClosed) break;
    await tryToAdd(state);
  }
  state.isToppingUp = false;
};

const fill = async (state: State): Promise<number> => {
  // The first worker starts alone: the others find on disk what it fetched and verified, and a wrong setting is
  // reported once.
  state.isToppingUp = true;
  const port = await add(state);
  await Promise.all(Array.from({ length: state.size - 1 }, () => tryToAdd(state)));
  state.isToppingUp = false;
  void topUp(state);
  return port;
};

const startReplacement = (state: State, worker: Worker): Promise<boolean> => {
  const replacement = add(state).then(
    () => {
      state.serving.delete(worker);
      return true;
    },
    (error: unknown) => {
      state.replacements.delete(worker);
      state.log.error({ err: error }, 'a worker could not be replaced yet');
      // The worker may have died meanwhile.
      void topUp(state);
      return false;
    },
  );
  state.replacements.set(worker, replacement);
  return replacement;
};

/** Keeps a number of workers serving. Workers that end soon after their start are restarted with a growing delay. */
export const openPool = (options: PoolOptions): Pool => {
  const state: State = {
    ...options,
    serving: new Map(),
    replacements: new Map(),
    delay: createRestartDelay(),
    nextStart: 0,
    isClosed: false,
    isToppingUp: false,
  };
  return {
    fill: () => fill(state),
    isServing: (worker) => state.serving.has(worker),
    isReplacing: () => state.replacements.size > 0,
    async replace(worker, go) {
      if (state.isClosed) return false;
      const isReplaced = await (state.replacements.get(worker) ?? startReplacement(state, worker));
      if (isReplaced) go();
      return isReplaced;
    },
    ended(worker, code, signal) {
      const since = state.serving.get(worker);
      const isExpected = state.replacements.delete(worker);
      state.serving.delete(worker);
      if (since === undefined || isExpected || state.isClosed) return;
      const ranFor = Math.round(performance.now() - since);
      state.log.error(
        { worker: worker.process.pid, code, signal, ranFor, ...postpone(state, ranFor) },
        'a worker died; a new one is started',
      );
      void topUp(state);
    },
    close: () => {
      state.isClosed = true;
    },
  };
};
