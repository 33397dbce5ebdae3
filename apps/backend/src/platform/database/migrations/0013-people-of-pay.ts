import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A backend that does not know the column leaves it empty. */
export const oldestBackend = 12;

/**
 * How many graduates the pay of a course is of; and `tariff_typical` is derived in another way. Both are derived of the
 * whole course: the catalogue is written again at this start, imported courses by the next import of files that are there.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['course', 'staged_course'])
    await database.schema.alterTable(table).addColumn('salary_people', 'integer').execute();
  await sql`delete from catalogue_version`.execute(database);
  await sql`delete from course where origin = 'import'`.execute(database);
  await sql`delete from imported_file where part = 'COURSES'`.execute(database);
};

/** Takes the columns away again. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['staged_course', 'course'])
    await database.schema.alterTable(table).dropColumn('salary_people').execute();
};
