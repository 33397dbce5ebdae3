import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 8;

/** Adds the partner to sessions in frames of a partner's page, and a table of one-time codes that hand a sign-in to such a frame. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('session').addColumn('partner', 'text').execute();
  await database.schema
    .createTable('handover')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('partner', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
};

/** Ends the sessions in partners' pages, because without the column they would count as sessions of the site. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('handover').execute();
  await sql`delete from session where partner is not null`.execute(database);
  await database.schema.alterTable('session').dropColumn('partner').execute();
};
