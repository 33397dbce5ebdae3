import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend cannot read courses as this one writes them. */
export const oldestBackend = 12;

/**
 * Pay by subject, and how many courses a provider publishes beside how many there are here. Courses that were imported are
 * in an older form: they go, and the next import makes them again of the files that the database holds.
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

/** Takes the table and the column away again. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('provider').dropColumn('courses_published').execute();
  await database.schema.dropTable('subject_earnings').execute();
};
