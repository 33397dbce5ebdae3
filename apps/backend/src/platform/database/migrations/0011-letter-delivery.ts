import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend still writes emails: the new columns have defaults, and a newer backend sends them. */
export const OLDEST_BACKEND = 9;

/** Columns for sending emails: the id in the queue, the expiry, and when it was queued or failed. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('outbox')
    .addColumn('letter_id', 'uuid', (column) =>
      column
        .notNull()
        .unique()
        .defaultTo(sql`gen_random_uuid()`),
    )
    .addColumn('expires_at', 'timestamptz', (column) =>
      column.notNull().defaultTo(sql`now() + interval '7 days'`),
    )
    .addColumn('queued_at', 'timestamptz')
    .addColumn('failed_at', 'timestamptz')
    .execute();
  await sql`
    update outbox set expires_at = created_at + interval '30 minutes'
    where body like '%/account/reset-password#token=%'`.execute(database);
};

/** Drops the columns and deletes failed emails. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await sql`delete from outbox where failed_at is not null`.execute(database);
  await database.schema
    .alterTable('outbox')
    .dropColumn('letter_id')
    .dropColumn('expires_at')
    .dropColumn('queued_at')
    .dropColumn('failed_at')
    .execute();
};
