import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend cannot read the new format of courses. */
export const OLDEST_BACKEND = 12;

/**
 * Adds pay by subject, and the number of courses that a provider publishes. Deletes imported courses, which have an older
 * format; the next import builds them again from the stored files.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('subject_earnings')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('awards', 'text', (column) => column.notNull())
    .addColumn('body', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('subject_earnings_key', ['subject', 'mode', 'awards'])
    .execute();
  await database.schema
    .alterTable('provider')
    .addColumn('courses_published', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`delete from course where origin = 'import'`.execute(database);
  await sql`delete from imported_file where part = 'COURSES'`.execute(database);
};

/** Drops the table and the column. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('provider').dropColumn('courses_published').execute();
  await database.schema.dropTable('subject_earnings').execute();
};
