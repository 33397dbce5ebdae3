import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/connection';
import { openDatabase } from '../database/connection';
import { migrate } from '../database/migrations';
import { readIdentityConfiguration } from '../../domain/identity/configuration';
import { configuredIdentityRoute } from '../../delivery/identity/route';
import { createServer } from '../server/server';
import type { TestStorage } from '../../testing/database';
import { temporaryDirectory, testStorage, workerPath } from '../../testing/database';
import { GOOD_PASSWORD, newPerson, newVisitor } from '../../testing/visitor';

const files = temporaryDirectory();
let storage: TestStorage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(async () => {
  files.remove();
  await storage.remove();
});

/** Runs the command as an operator does; returns its exit code and its output. */
const run = async (args: string[], environment: Record<string, string> = {}) => {
  const cli = ['--import', 'tsx', join(__dirname, 'cli.ts'), ...args];
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: storage.directory,
    ...(storage.url && { DATABASE_URL: storage.url }),
    ...environment,
  };
  return promisify(execFile)(process.execPath, cli, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, printed: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      printed: stdout + stderr,
    }),
  );
};

const open = () => openDatabase({ url: storage.url, dataDirectory: storage.directory, workerPath });

/** Runs `work` with the identity service on the test's database. */
const withService = async <Result>(
  work: (
    service: Pick<OpenDatabase, 'database'> & { app: ReturnType<typeof createServer> },
  ) => Promise<Result>,
): Promise<Result> => {
  const opened = await open();
  await migrate(opened.database);
  const app = createServer(false);
  await configuredIdentityRoute(app, { open: opened }, readIdentityConfiguration({ IDENTITY_HASH_MIB: '1' }));
  try {
    return await work({ app, database: opened.database });
  } finally {
    await app.close();
    await opened.close();
  }
};

it('keeps accounts and favourites through a backup, the loss of the database and a restore', async () => {
  const file = join(files.directory, 'signpost.backup');
  const email = await withService(async (service) => {
    const person = await newPerson(service);
    await person.request('POST', 'favourites/toggle', { kind: 'unis', id: '10007850', title: 'Bath' });
    return person.email;
  });
  expect(await run(['backup', file])).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  // Not in the backup: an account created later, and a table of a newer release, which the restore must drop.
  const late = await withService(async (service) => {
    await sql`create table later (word text)`.execute(service.database);
    return (await newPerson(service)).email;
  });
  const refused = await run(['restore', file]);
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain('--replace');
  if (storage.url === undefined) rmSync(join(storage.directory, 'postgres'), { recursive: true });
  expect(await run(['restore', file, '--replace'])).toMatchObject({ code: 0 });

  await withService(async ({ app, database }) => {
    const visitor = newVisitor(app);
    expect((await visitor.signIn(late, GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await visitor.signIn(email, GOOD_PASSWORD)).statusCode).toBe(200);
    const favourites = (await visitor.request('GET', 'favourites')).json<object>();
    expect(favourites).toMatchObject({ unis: [{ id: '10007850', title: 'Bath' }] });
    const { rows } = await sql`select to_regclass('later') as later`.execute(database);
    expect(rows).toEqual([{ later: null }]);
  });
});

it('refuses to overwrite a file, and to restore from a file that is not a backup', async () => {
  const file = join(files.directory, 'notes.txt');
  writeFileSync(file, 'not a backup');
  const written = await run(['backup', file]);
  expect([written.code, written.printed.trim()]).toEqual([1, `${file} is there already. Name a new file.`]);
  const restored = await run(['restore', file, '--replace']);
  expect([restored.code, restored.printed]).toEqual([1, expect.stringContaining('is not a backup of')]);
  const absent = await run(['restore', `${file}.absent`]);
  expect([absent.code, absent.printed.trim()]).toEqual([1, `There is no file ${file}.absent.`]);
});

it('names the PostgreSQL program that is not installed, and leaves no file behind', async () => {
  const file = join(files.directory, 'missing.backup');
  const DATABASE_URL = storage.url ?? 'postgres://signpost:secret@127.0.0.1:1/signpost';
  const { code, printed } = await run(['backup', file], { PATH: files.directory, DATABASE_URL });
  expect([code, printed.trim()]).toEqual([
    1,
    'pg_dump is not on the PATH. It comes with PostgreSQL’s client programs (on Debian: postgresql-client).',
  ]);
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
});

it('leaves the database unchanged when a truncated backup is restored', async () => {
  const file = join(files.directory, 'whole.backup');
  expect(await run(['backup', file])).toMatchObject({ code: 0 });
  const cut = join(files.directory, 'cut.backup');
  const bytes = readFileSync(file);
  writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length * 0.7)));
  const { code } = await run(['restore', cut, '--replace']);
  expect(code).toBe(1);
  await withService(async ({ database }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from account`.execute(
      database,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

it('backs up a server while a backend runs, and refuses to back up an embedded database in use', async () => {
  const opened = await open();
  const { code, printed } = await run(['backup', join(files.directory, 'busy.backup')]);
  await opened.close();
  if (storage.url === undefined)
    expect([code, printed]).toEqual([1, expect.stringContaining('in use by another Signpost process')]);
  else expect(code).toBe(0);
});
