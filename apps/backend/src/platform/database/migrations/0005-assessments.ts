import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 5;

/** Answers to the career quiz, stored without personal data. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('assessment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('answers', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
};

/** Drops the table. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('assessment').execute();
};
