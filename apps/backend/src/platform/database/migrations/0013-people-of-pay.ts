import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An older backend leaves the column empty. */
export const OLDEST_BACKEND = 12;

/**
 * Adds the sample size of a course's pay; `tariff_typical` is computed in a new way too. Both need the whole course, so
 * the catalogue is seeded again at this start and the next import builds the imported courses again from the stored files.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['course', 'staged_course'])
    await database.schema.alterTable(table).addColumn('salary_people', 'integer').execute();
  await sql`delete from catalogue_version`.execute(database);
  await sql`delete from course where origin = 'import'`.execute(database);
  await sql`delete from imported_file where part = 'COURSES'`.execute(database);
};

/** Drops the columns. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['staged_course', 'course'])
    await database.schema.alterTable(table).dropColumn('salary_people').execute();
};
