import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { TestStorage } from '../../../testing/database';
import { testStorage, workerPath } from '../../../testing/database';
import type { OpenDatabase } from '../connection';
import { openDatabase } from '../connection';
import { down, up } from './0009-unconfirmed-accounts';
import type { DeclaredMigration } from './support';
import { migrate, migrations } from '.';

let storage: TestStorage;
let open: OpenDatabase;

beforeAll(async () => {
  storage = await testStorage();
  open = await openDatabase({ url: storage.url, dataDirectory: storage.directory, workerPath });
});
afterAll(async () => {
  await open.close();
  await storage.remove();
});

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

it('requires no migration to declare a backend newer than itself', () => {
  for (const [name, { OLDEST_BACKEND }] of Object.entries(migrations)) {
    expect(OLDEST_BACKEND).toBeGreaterThan(0);
    expect(OLDEST_BACKEND).toBeLessThanOrEqual(Number(name.slice(0, 4)));
  }
});

it('migrates while a newer backend migrates the same database', async () => {
  const { database } = open;
  await Promise.all([migrate(database), migrate(database, withAdditive), migrate(database)]);
  expect(await migrate(database)).toEqual({ applied: [], newer: [additive] });
});

it('works on a database that a newer backend migrated, when the newer migration works with it', async () => {
  const { database } = open;
  // The newer backend still works when it is started again.
  expect((await sql`select * from additive`.execute(database)).rows).toEqual([]);
  expect(await migrate(database, withAdditive)).toEqual({ applied: [], newer: [] });
});

it('names the required version on a database that a newer backend changed incompatibly', async () => {
  const { database } = open;
  await migrate(database, withBreaking);
  await expect(migrate(database)).rejects.toThrow(
    `The database was migrated by a newer backend (to ${breaking}) and needs a backend of schema version ` +
      `${newest + 2} or newer; this one has ${newest}. Start a newer backend, or restore a backup that was made before.`,
  );
});

it('refuses a newer migration that declares no oldest backend', async () => {
  const { database } = open;
  await sql`delete from migration_support where name in (${additive}, ${breaking})`.execute(database);
  await expect(migrate(database, migrations)).rejects.toThrow('needs a backend of schema version');
});

const add = (email: string) =>
  sql`insert into account (account_id, email, password_hash) values (${randomUUID()}, ${email}, 'x')`.execute(
    open.database,
  );

it('confirms existing accounts, and makes an address unique among confirmed accounts only [C-20]', async () => {
  const { database } = open;
  // Migrations take a database without a schema type.
  const bare = database as unknown as Kysely<unknown>;
  await down(bare);
  await add('sam@example.org');
  await expect(add('sam@example.org')).rejects.toThrow('account_email_key');
  await up(bare);
  const accounts = () => database.selectFrom('account').select(['confirmed_at', 'created_at']).execute();
  const [sam] = await accounts();
  expect(sam?.confirmed_at).toEqual(sam?.created_at);
  await add('sam@example.org');
  await add('sam@example.org');
  await expect(
    database
      .updateTable('account')
      .set({ confirmed_at: new Date() })
      .where('confirmed_at', 'is', null)
      .execute(),
  ).rejects.toThrow('confirmed_account_by_email');
  await down(bare);
  const { rows } = await sql<{ email: string }>`select email from account`.execute(database);
  expect(rows).toEqual([{ email: 'sam@example.org' }]);
  await up(bare);
});
