import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const oldestBackend = 9;

/** Anyone may begin an account with any address: it is one person's only once they confirmed it by a letter. Accounts from before count as confirmed. */
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

/** Deletes the accounts that nobody confirmed: several may have one address. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropTable('confirmation').execute();
  await sql`delete from account where confirmed_at is null`.execute(database);
  await sql`drop index account_by_email, confirmed_account_by_email`.execute(database);
  await database.schema.alterTable('account').addUniqueConstraint('account_email_key', ['email']).execute();
  await database.schema.alterTable('account').dropColumn('confirmed_at').execute();
};
