import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend does not use the tables. */
export const OLDEST_BACKEND = 12;

/** Answers to "Was this page useful?", and searches that found nothing, counted by day. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('page_feedback')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('release', 'text')
    .addColumn('useful', 'boolean', (column) => column.notNull())
    .addColumn('comment', 'text')
    .execute();
  await sql`create index page_feedback_by_day on page_feedback (day)`.execute(database);
  await database.schema
    .createTable('empty_search')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('index', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('empty_search_key', ['day', 'index', 'query'])
    .execute();
};

/** Drops the tables. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['empty_search', 'page_feedback']) await database.schema.dropTable(table).execute();
};
