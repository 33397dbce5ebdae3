import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend does not use the column, and the emails that it makes are in English. */
export const OLDEST_BACKEND = 12;

/** The language of the page on which somebody agreed to emails about watched things. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`alter table watch_email add column language text not null default 'en-GB'`.execute(database);
};

/** Drops the column. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await sql`alter table watch_email drop column language`.execute(database);
};
