import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { lockDirectory } from './lock';
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
  /** Whether the database answers within a second. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Opens the database. Throws DirectoryInUseError when another process holds the data directory. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url) return open(new pg.Pool({ connectionString: options.url, max: 8 }), async () => undefined);
  const release = lockDirectory(options.dataDirectory);
  try {
    const worker = await startWorker(options.workerPath, join(options.dataDirectory, 'postgres'));
    const connect = () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ connection: port2 }, [port2]);
      return new PortSocket(port1);
    };
    // pg's typings ask for a Socket where a Duplex with connect() is all it uses.
    const stream = connect as unknown as NonNullable<pg.PoolConfig['stream']>;
    const pool = new pg.Pool({
      stream,
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
    });
    return open(pool, async () => {
      await stopWorker(worker);
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

function open(pool: pg.Pool, closeServer: () => Promise<void>): OpenDatabase {
  pool.on('error', () => undefined); // an idle connection that breaks is replaced by the next query
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return {
    database,
    async isReady() {
      const ping = sql`select 1`.execute(database).then(
        () => true,
        () => false,
      );
      return Promise.race([ping, new Promise<boolean>((done) => setTimeout(done, 1000, false).unref())]);
    },
    close() {
      closing ??= database.destroy().then(closeServer);
      return closing;
    },
  };
}

function startWorker(path: string, dataDirectory: string): Promise<Worker> {
  const worker = new Worker(path, { workerData: { dataDirectory } });
  return new Promise((resolve, reject) => {
    worker.once('message', () => {
      worker.off('error', reject);
      resolve(worker);
    });
    worker.once('error', reject);
  });
}

async function stopWorker(worker: Worker): Promise<void> {
  const ended = new Promise<void>((done) => worker.once('message', () => done()));
  worker.postMessage({ close: true });
  await Promise.race([ended, new Promise<void>((done) => setTimeout(done, 5000).unref())]);
  await worker.terminate();
}
