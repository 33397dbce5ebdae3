import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend does not use the columns. */
export const OLDEST_BACKEND = 12;

/** Which dates an account's emails have told of, and when its dates were last looked at. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`alter table watch_email
    add column told_dates text[] not null default '{}',
    add column dates_checked_at timestamptz`.execute(database);
};

/** Drops the columns. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await sql`alter table watch_email drop column told_dates, drop column dates_checked_at`.execute(database);
};
