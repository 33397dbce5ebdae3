import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { offerDatabase, LocalSocket } from './local-socket';
import { DirectoryInUseError, lockDirectory } from './lock';
import { PortSocket } from './port-socket';
import type { Schema } from './types';

export type Database = Kysely<Schema>;

export interface DatabaseOptions {
  /** A PostgreSQL server; without one the embedded database in `dataDirectory` is used. */
  url?: string | undefined;
  dataDirectory: string;
  /** Where the worker that runs the embedded database is. */
  workerPath: string;
}

export interface OpenDatabase {
  database: Database;
  /** Whether the database answers in time: within a second, or the milliseconds given. */
  isReady(within?: number): Promise<boolean>;
  close(): Promise<void>;
}

const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/**
 * Opens the database. The embedded one is offered on a socket in its directory as well, so that an import can reach it
 * while it runs. Throws DirectoryInUseError when another process holds the data directory.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  if (options.url) return open(new pg.Pool({ connectionString: options.url, max: 8 }), async () => undefined);
  const release = lockDirectory(options.dataDirectory);
  try {
    const worker = await startWorker(options.workerPath, join(options.dataDirectory, 'postgres'));
    const connect = () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ connection: port2 }, [port2]);
      return port1;
    };
    const withdraw = offerDatabase(options.dataDirectory, connect);
    return open(
      embeddedPool(() => new PortSocket(connect())),
      async () => {
        withdraw();
        await stopWorker(worker);
        release();
      },
    );
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * Opens the database as `openDatabase` does, or joins the process that holds its directory. Throws DirectoryInUseError
 * when that process does not offer its database.
 */
export const openOrJoinDatabase = async (
  options: DatabaseOptions,
): Promise<OpenDatabase & { joined: boolean }> => {
  try {
    return { ...(await openDatabase(options)), joined: false };
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const joined = open(
      embeddedPool(() => new LocalSocket(options.dataDirectory)),
      async () => undefined,
    );
    if (await joined.isReady(60_000)) return { ...joined, joined: true };
    await joined.close();
    throw error;
  }
};

/** A pool of one connection, which is all that the embedded database can use. */
const embeddedPool = (connect: () => Duplex): pg.Pool => {
  // pg's typings ask for a Socket where a Duplex with connect() is all it uses.
  const stream = connect as unknown as NonNullable<pg.PoolConfig['stream']>;
  return new pg.Pool({ stream, max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres' });
};

const open = (pool: pg.Pool, closeServer: () => Promise<void>): OpenDatabase => {
  pool.on('error', () => undefined); // an idle connection that breaks is replaced by the next query
  // One that breaks in use fails its query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return {
    database,
    async isReady(within = 1000) {
      const ping = sql`select 1`.execute(database).then(
        () => true,
        () => false,
      );
      return Promise.race([ping, new Promise<boolean>((done) => setTimeout(done, within, false).unref())]);
    },
    close() {
      // A connection that does not say goodbye must not keep the process: everything acknowledged is written by now.
      closing ??= Promise.race([database.destroy(), goodbye()]).then(closeServer);
      return closing;
    },
  };
};

const goodbye = () => new Promise<void>((done) => setTimeout(done, 2000).unref());

const startWorker = (path: string, dataDirectory: string): Promise<Worker> => {
  const worker = new Worker(path, { workerData: { dataDirectory } });
  return new Promise((resolve, reject) => {
    worker.once('message', () => {
      worker.off('error', reject);
      resolve(worker);
    });
    worker.once('error', reject);
  });
};

const stopWorker = async (worker: Worker): Promise<void> => {
  const ended = new Promise<void>((done) => worker.once('message', () => done()));
  worker.postMessage({ close: true });
  await Promise.race([ended, new Promise<void>((done) => setTimeout(done, 5000).unref())]);
  await worker.terminate();
};
