import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend works without the table: it counts wrong passwords by address alone. */
export const oldestBackend = 9;

/** Browsers in which somebody signed in to an account before: strangers' wrong passwords do not lock them. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('known_browser')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.account_id').onDelete('cascade'),
    )
    .addColumn('known_since', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browser_key', ['account_id', 'token_hash'])
    .execute();
  await sql`create index known_browser_by_token on known_browser (token_hash)`.execute(database);
};

/** Takes the table away again. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('known_browser').execute();
};
