import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { listenOnLocalSocket, LocalSocket } from './local-socket';
import { DirectoryInUseError, lockDirectory } from './lock';
import { PortSocket } from './port-socket';
import type { Schema } from './types';

export type Database = Kysely<Schema>;

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it the embedded database in `dataDirectory` is used. */
  url?: string | undefined;
  dataDirectory: string;
  /** Path of the worker script that runs the embedded database. */
  workerPath: string;
}

/** How another thread of this process connects to an open database: a port of the embedded database, or a server's address. */
export type DatabaseAccess = { port: MessagePort } | { url: string };

export interface OpenDatabase {
  database: Database;
  /** Gives access for one connection of another thread (`openFromThread`), which transfers the port. */
  share(): DatabaseAccess;
  /** Whether the database answers within `timeoutMs` (1,000 by default). */
  isReady(timeoutMs?: number): Promise<boolean>;
  close(): Promise<void>;
}

const READY_TIMEOUT_MS = 1000;
const JOIN_TIMEOUT_MS = 60_000;
const DISCONNECT_TIMEOUT_MS = 2000;
const WORKER_STOP_TIMEOUT_MS = 5000;

const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

/**
 * Opens the database. The embedded one also listens on a Unix socket in its directory, so that an import can use it
 * while the backend runs. Throws DirectoryInUseError when another process holds the data directory.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const { url } = options;
  if (url)
    return open(new pg.Pool({ connectionString: url, max: 8 }), {
      share: () => ({ url }),
      closeServer: async () => undefined,
    });
  const release = lockDirectory(options.dataDirectory);
  try {
    const worker = await startWorker(options.workerPath, join(options.dataDirectory, 'postgres'));
    const connect = () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ connection: port2 }, [port2]);
      return port1;
    };
    const stopListening = listenOnLocalSocket(options.dataDirectory, connect);
    return open(
      embeddedPool(() => new PortSocket(connect())),
      {
        share: () => ({ port: connect() }),
        closeServer: async () => {
          stopListening();
          await stopWorker(worker);
          release();
        },
      },
    );
  } catch (error) {
    release();
    throw error;
  }
};

/** A connection to a database that another process or thread has opened. */
export type JoinedDatabase = Omit<OpenDatabase, 'share'>;

/** Connects to a database that another thread of this process has opened: one connection, for one task. */
export const openFromThread = (access: DatabaseAccess): JoinedDatabase =>
  joinPool(
    'url' in access
      ? new pg.Pool({ connectionString: access.url, max: 1 })
      : embeddedPool(() => new PortSocket(access.port)),
  );

/**
 * Opens the database like `openDatabase`, or connects to the process that holds its directory. Throws
 * DirectoryInUseError when that process does not answer on its local socket.
 */
export const openOrJoinDatabase = async (
  options: DatabaseOptions,
): Promise<JoinedDatabase & { joined: boolean }> => {
  try {
    return { ...(await openDatabase(options)), joined: false };
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const joined = joinPool(embeddedPool(() => new LocalSocket(options.dataDirectory)));
    if (await joined.isReady(JOIN_TIMEOUT_MS)) return { ...joined, joined: true };
    await joined.close();
    throw error;
  }
};

/** A pool of one connection: the embedded database has a single session. */
const embeddedPool = (connect: () => Duplex): pg.Pool => {
  // The types of pg require a Socket, but it uses only a Duplex with connect().
  const stream = connect as unknown as NonNullable<pg.PoolConfig['stream']>;
  return new pg.Pool({ stream, max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres' });
};

const open = (
  pool: pg.Pool,
  { share, closeServer }: { share(): DatabaseAccess; closeServer(): Promise<void> },
): OpenDatabase => ({ ...connectPool(pool, closeServer), share });

const joinPool = (pool: pg.Pool): JoinedDatabase => connectPool(pool, async () => undefined);

const connectPool = (pool: pg.Pool, closeServer: () => Promise<void>): JoinedDatabase => {
  pool.on('error', () => undefined); // the pool replaces a broken idle connection at the next query
  // A connection that breaks in use fails its query; without this listener it would also crash the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return {
    database,
    async isReady(timeoutMs = READY_TIMEOUT_MS) {
      const ping = sql`select 1`.execute(database).then(
        () => true,
        () => false,
      );
      return Promise.race([ping, delay(timeoutMs).then(() => false)]);
    },
    close() {
      // A connection that does not close must not keep the process alive: acknowledged writes are stored by now.
      closing ??= Promise.race([database.destroy(), delay(DISCONNECT_TIMEOUT_MS)]).then(closeServer);
      return closing;
    },
  };
};

const delay = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds).unref());

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
  const closed = new Promise<void>((done) => worker.once('message', () => done()));
  worker.postMessage({ close: true });
  await Promise.race([closed, delay(WORKER_STOP_TIMEOUT_MS)]);
  await worker.terminate();
};
