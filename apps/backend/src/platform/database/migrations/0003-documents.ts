import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 3;

/** Documents (guides, careers, employers, …), and the data revision that indexes and caches follow. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('document')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('published', 'boolean', (column) => column.notNull())
    .addColumn('body', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_key', ['kind', 'id'])
    .execute();
  await database.schema
    .createTable('data_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into data_revision (id, revision) values (1, 0)`.execute(database);
};

/** Drops the tables. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['data_revision', 'document']) await database.schema.dropTable(table).execute();
};
