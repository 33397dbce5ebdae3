import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend does not use the table. */
export const OLDEST_BACKEND = 12;

/** What each import changed, by record. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create table record_change (
    id bigserial primary key,
    changed_at timestamptz not null default now(),
    kind text not null,
    record_id text not null,
    name text not null,
    provider text not null,
    subject_guides text[] not null,
    change text not null,
    groups text[] not null,
    details jsonb not null,
    data_set text not null,
    data_year integer not null
  )`.execute(database);
  for (const column of ['record_id', 'provider'])
    await sql`create index ${sql.ref(`record_change_by_${column}`)}
      on record_change (${sql.ref(column)}, id)`.execute(database);
  await sql`create index record_change_by_subject_guide
    on record_change using gin (subject_guides)`.execute(database);
  await sql`create index record_change_by_time on record_change (changed_at)`.execute(database);
};

/** Drops the table. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('record_change').execute();
};
