import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 6;

/** Tables for imports: the lookup tables of the publication, the imported files, and staging tables for a file in progress. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('publication_row')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('row', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('publication_row_key', ['part', 'key'])
    .execute();
  await database.schema
    .createTable('imported_file')
    .addColumn('part', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  // Unlogged: staged rows need not survive a crash.
  await sql`create unlogged table staged_row (
    pub_ukprn text not null,
    kis_course_id text not null,
    kis_mode text not null,
    rows jsonb not null,
    primary key (pub_ukprn, kis_course_id, kis_mode)
  )`.execute(database);
  await sql`create unlogged table staged_course (like course)`.execute(database);
};

/** Drops the tables. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['staged_course', 'staged_row', 'imported_file', 'publication_row'])
    await database.schema.dropTable(table).execute();
};
