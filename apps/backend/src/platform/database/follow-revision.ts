import type { Database } from './connection';

export interface RevisionFollower {
  /** Registers a callback for changes of courses, providers or documents. Callbacks run in the order of registration. */
  onRevision(refresh: () => Promise<void> | void): void;
  /** Reads the revision now, after a check in progress, and runs the callbacks when it has changed. Returns the revision. */
  check(): Promise<number>;
  stop(): void;
}

interface Options {
  database: Database;
  /** Called when a check or a callback fails; the next check tries again. */
  onError(error: unknown): void;
  intervalMs?: number;
}

/** Polls `data_revision`, so that indexes and caches follow the database without a restart, also after writes of other processes. */
export const followRevision = async ({
  database,
  onError,
  intervalMs = 1000,
}: Options): Promise<RevisionFollower> => {
  const callbacks: (() => Promise<void> | void)[] = [];
  const read = async () => {
    const row = await database.selectFrom('data_revision').select('revision').executeTakeFirst();
    return row?.revision ?? 0;
  };
  let current = await read();
  let inProgress: Promise<number> | undefined;
  const refresh = async () => {
    const revision = await read();
    if (revision === current) return revision;
    for (const callback of callbacks) await callback();
    current = revision;
    return revision;
  };
  const poll = () => (inProgress ??= refresh().finally(() => (inProgress = undefined)));
  const check = async () => {
    // It may have read the revision before the change that the caller asks about; its error is its own caller's.
    await inProgress?.catch(() => undefined);
    return poll();
  };
  const timer = setInterval(() => void poll().catch(onError), intervalMs);
  timer.unref();
  return {
    onRevision: (callback) => void callbacks.push(callback),
    check,
    stop: () => clearInterval(timer),
  };
};
