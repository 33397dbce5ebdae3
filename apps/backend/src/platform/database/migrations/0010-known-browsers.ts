import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend works without the table: it limits wrong passwords by email address only. */
export const OLDEST_BACKEND = 9;

/** Browsers that have signed in to an account before: wrong passwords from other browsers do not lock them out. */
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

/** Drops the table. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('known_browser').execute();
};
