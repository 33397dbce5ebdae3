import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 9;

/** Allows any number of unconfirmed accounts with one email address, of which one can be confirmed by an email. Existing accounts count as confirmed. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('account').addColumn('confirmed_at', 'timestamptz').execute();
  await sql`update account set confirmed_at = created_at`.execute(database);
  await database.schema.alterTable('account').dropConstraint('account_email_key').execute();
  await sql`create unique index confirmed_account_by_email on account (email) where confirmed_at is not null`.execute(
    database,
  );
  await sql`create index account_by_email on account (email)`.execute(database);
  await database.schema
    .createTable('confirmation')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.account_id').onDelete('cascade'),
    )
    .execute();
  await sql`create index confirmation_by_account on confirmation (account_id)`.execute(database);
};

/** Deletes the unconfirmed accounts, because several may have the same address. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('confirmation').execute();
  await sql`delete from account where confirmed_at is null`.execute(database);
  await sql`drop index account_by_email, confirmed_account_by_email`.execute(database);
  await database.schema.alterTable('account').addUniqueConstraint('account_email_key', ['email']).execute();
  await database.schema.alterTable('account').dropColumn('confirmed_at').execute();
};
