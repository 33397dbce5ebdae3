import { once } from 'node:events';
import { sql } from 'kysely';
import { forkBackend } from '../../../testing/backend-process';
import type { TestStorage } from '../../../testing/database';
import { testStorage, workerPath } from '../../../testing/database';
import type { Database } from '../connection';
import { openDatabase } from '../connection';
import type { DeclaredMigration } from './support';
import { migrate, migrations } from '.';

let storage: TestStorage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.remove());

/** Opens the database for `work` and closes it afterwards, because only one process at a time may use it. */
const withDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
  const opened = await openDatabase({ url: storage.url, dataDirectory: storage.directory, workerPath });
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
};

const newest = Object.keys(migrations).length;
const nameOf = (version: number, word: string) => `${String(version).padStart(4, '0')}-${word}`;
const additive = nameOf(newest + 1, 'additive');
const breaking = nameOf(newest + 2, 'breaking');

const creating = (table: string, oldestBackend: number): DeclaredMigration => ({
  OLDEST_BACKEND: oldestBackend,
  up: async (database) => void (await sql`create table ${sql.table(table)} (word text)`.execute(database)),
});

/** A later release: one additional migration, which the present backend works with. */
const withAdditive = { ...migrations, [additive]: creating('additive', newest) };
/** The release after that: its migration breaks older backends. */
const withBreaking = { ...withAdditive, [breaking]: creating('breaking', newest + 2) };

/** Starts the backend's process on the test's database; returns its exit code and output. */
const startBackend = async () => {
  const child = forkBackend(storage, { silent: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
  const ended = once(child, 'close');
  const ready = once(child, 'message').then(() => 'ready' as const);
  const outcome = await Promise.race([ready, ended.then(() => 'stopped' as const)]);
  if (outcome === 'ready') child.kill('SIGTERM');
  await ended;
  return { outcome, exitCode: child.exitCode, printed };
};

it('starts on a database that a newer backend migrated, when the newer migration works with it', async () => {
  await withDatabase((database) => migrate(database, withAdditive));
  const { outcome, exitCode, printed } = await startBackend();
  expect([outcome, exitCode]).toEqual(['ready', 0]);
  expect(printed).toContain(additive);
});

it('stops with the required version on a database that a newer backend changed incompatibly', async () => {
  await withDatabase((database) => migrate(database, withBreaking));
  const { outcome, exitCode, printed } = await startBackend();
  expect([outcome, exitCode]).toEqual(['stopped', 1]);
  expect(printed.trim()).toBe(
    `The database was migrated by a newer backend (to ${breaking}) and needs a backend of schema version ` +
      `${newest + 2} or newer; this one has ${newest}. Start a newer backend, or restore a backup that was made before.`,
  );
});
