import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const oldestBackend = 5;

/** Answers to the career quiz, kept without anything that names a person. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('assessment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('answers', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
};

/** Takes the table away again. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('assessment').execute();
};
