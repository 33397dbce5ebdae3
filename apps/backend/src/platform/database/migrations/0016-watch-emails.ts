import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend does not use the table, and sends emails without the new column. */
export const OLDEST_BACKEND = 12;

/** Who agreed to emails about watched things, and the address by which such an email stops them. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create table watch_email (
    account_id uuid primary key references account (account_id) on delete cascade,
    token text not null unique,
    agreed_at timestamptz,
    last_change bigint not null,
    sent_at timestamptz
  )`.execute(database);
  await database.schema.alterTable('outbox').addColumn('unsubscribe_url', 'text').execute();
};

/** Drops the table and the column. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('outbox').dropColumn('unsubscribe_url').execute();
  await database.schema.dropTable('watch_email').execute();
};
