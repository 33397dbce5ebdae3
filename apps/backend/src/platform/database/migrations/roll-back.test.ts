import { once } from 'node:events';
import { sql } from 'kysely';
import { workerPath } from '../../../testing/app';
import { forkBackend } from '../../../testing/backend-process';
import type { TestStorage } from '../../../testing/database';
import { testStorage } from '../../../testing/database';
import type { Database } from '../connection';
import { openDatabase } from '../connection';
import type { DeclaredMigration } from './support';
import { migrate, migrations } from '.';

let storage: TestStorage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.remove());

/** Opens the database as a process of its own would, and closes it again, so that the backend can have it. */
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
  oldestBackend,
  up: async (database) => void (await sql`create table ${sql.table(table)} (word text)`.execute(database)),
});

/** What a later release has: one migration more, which today's backend works with. */
const withAdditive = { ...migrations, [additive]: creating('additive', newest) };
/** What the release after that has: one that only itself works with. */
const withBreaking = { ...withAdditive, [breaking]: creating('breaking', newest + 2) };

/** Starts the backend's process on the test's database; gives its exit code, null while it runs, and what it printed. */
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

it('declares for every migration which backends still work, none newer than itself', () => {
  for (const [name, { oldestBackend }] of Object.entries(migrations)) {
    expect(oldestBackend).toBeGreaterThan(0);
    expect(oldestBackend).toBeLessThanOrEqual(Number(name.slice(0, 4)));
  }
});

it('migrates beside a newer backend that migrates at the same moment', async () => {
  await withDatabase(async (database) => {
    await Promise.all([migrate(database), migrate(database, withAdditive), migrate(database)]);
    expect(await migrate(database)).toEqual({ applied: [], newer: [additive] });
  });
});

it('starts on a database that a newer backend migrated, when the newer migration works with it', async () => {
  const { outcome, exitCode, printed } = await startBackend();
  expect([outcome, exitCode]).toEqual(['ready', 0]);
  expect(printed).toContain(additive);
  await withDatabase(async (database) => {
    // The newer backend finds what it made when it comes back.
    expect((await sql`select * from additive`.execute(database)).rows).toEqual([]);
    expect(await migrate(database, withAdditive)).toEqual({ applied: [], newer: [] });
  });
});

it('says which version it needs on a database that a newer backend changed for good', async () => {
  await withDatabase((database) => migrate(database, withBreaking));
  const { outcome, exitCode, printed } = await startBackend();
  expect([outcome, exitCode]).toEqual(['stopped', 1]);
  expect(printed.trim()).toBe(
    `The database was migrated by a newer backend (to ${breaking}) and needs a backend of schema version ` +
      `${newest + 2} or newer; this one has ${newest}. Start a newer backend, or restore a backup that was made before.`,
  );
});

it('does not trust a newer migration that declares nothing', async () => {
  await withDatabase(async (database) => {
    await sql`delete from migration_support where name in (${additive}, ${breaking})`.execute(database);
    await expect(migrate(database, migrations)).rejects.toThrow('needs a backend of schema version');
  });
});
