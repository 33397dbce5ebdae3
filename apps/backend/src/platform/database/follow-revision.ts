import type { Database } from './connection';

export interface RevisionFollower {
  /** Has `refresh` called, after those registered earlier, whenever courses, providers or documents have changed. */
  onRevision(refresh: () => Promise<void> | void): void;
  /** Looks now, and refreshes when the revision is a new one. Gives the revision. */
  look(): Promise<number>;
  stop(): void;
}

interface Options {
  database: Database;
  /** Told of a look or a refresh that failed; the next look tries again. */
  onError(error: unknown): void;
  /** Milliseconds between two looks. */
  every?: number;
}

/** Watches `data_revision`, so that indexes and caches follow the database without a restart, also after writes of other processes. */
export const followRevision = async ({
  database,
  onError,
  every = 1000,
}: Options): Promise<RevisionFollower> => {
  const refreshers: (() => Promise<void> | void)[] = [];
  const read = async () => {
    const row = await database.selectFrom('data_revision').select('revision').executeTakeFirst();
    return row?.revision ?? 0;
  };
  let seen = await read();
  let underWay: Promise<number> | undefined;
  const refresh = async () => {
    const revision = await read();
    if (revision === seen) return revision;
    for (const each of refreshers) await each();
    seen = revision;
    return revision;
  };
  const look = () => (underWay ??= refresh().finally(() => (underWay = undefined)));
  const timer = setInterval(() => void look().catch(onError), every);
  timer.unref();
  return {
    onRevision: (each) => void refreshers.push(each),
    look,
    stop: () => clearInterval(timer),
  };
};
