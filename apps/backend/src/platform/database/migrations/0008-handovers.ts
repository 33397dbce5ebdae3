import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const oldestBackend = 8;

/** Sessions inside a partner's pages know the partner. A sign-in on its way into such a page waits under its code. */
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

/** Ends the sessions inside partners' pages: without the column nothing would tell them from those of the site. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('handover').execute();
  await sql`delete from session where partner is not null`.execute(database);
  await database.schema.alterTable('session').dropColumn('partner').execute();
};
