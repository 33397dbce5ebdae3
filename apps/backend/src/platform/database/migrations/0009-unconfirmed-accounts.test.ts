import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { TestStorage } from '../../../testing/database';
import { testStorage, workerPath } from '../../../testing/database';
import type { OpenDatabase } from '../connection';
import { openDatabase } from '../connection';
import { migrate } from '.';
import { down, up } from './0009-unconfirmed-accounts';

let storage: TestStorage;
let open: OpenDatabase;

beforeAll(async () => {
  storage = await testStorage();
  open = await openDatabase({ url: storage.url, dataDirectory: storage.directory, workerPath });
  await migrate(open.database);
});
afterAll(async () => {
  await open.close();
  await storage.remove();
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
