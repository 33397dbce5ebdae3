import type { Kysely } from 'kysely';

const TABLES = ['course', 'staged_course'];

/** An older backend does not use the column. */
export const OLDEST_BACKEND = 12;

/** What is published of a course in Welsh, which the next import takes from the stored files. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of TABLES) await database.schema.alterTable(table).addColumn('welsh', 'jsonb').execute();
};

/** Drops the columns. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of TABLES) await database.schema.alterTable(table).dropColumn('welsh').execute();
};
