import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 4;

/** Accounts with their data, sessions, and the queued emails. Deleting an account deletes all its rows. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('account')
    .addColumn('account_id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('postcode', 'text')
    .addColumn('entry_year', 'integer')
    .addColumn('qualification', 'text')
    .addColumn('grades', 'text')
    .addColumn('favourites_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await database.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.account_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index session_by_account on session (account_id)`.execute(database);
  await database.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.account_id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index password_reset_by_account on password_reset (account_id)`.execute(database);
  await createSavedTables(database);
  await database.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_ends', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
};

const createSavedTables = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('account_setting')
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.account_id').onDelete('cascade'),
    )
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addPrimaryKeyConstraint('account_setting_key', ['account_id', 'collection', 'name'])
    .execute();
  await database.schema
    .createTable('favourite')
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.account_id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('type', 'text')
    .addColumn('note', 'text')
    .addColumn('position', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addPrimaryKeyConstraint('favourite_key', ['account_id', 'kind', 'id'])
    .execute();
  // The constraints ensure that a slot holds a saved course and that a course has one slot.
  await database.schema
    .createTable('top_choice')
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull().check(sql`number between 1 and 5`))
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('courses')
        .check(sql`kind = 'courses'`),
    )
    .addColumn('course_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('top_choice_key', ['account_id', 'number'])
    .addUniqueConstraint('top_choice_course', ['account_id', 'course_id'])
    .addForeignKeyConstraint(
      'top_choice_favourite',
      ['account_id', 'kind', 'course_id'],
      'favourite',
      ['account_id', 'kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
};

/** Drops the tables. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  const tables = ['outbox', 'attempt', 'top_choice', 'favourite', 'account_setting'];
  for (const table of [...tables, 'password_reset', 'session', 'account'])
    await database.schema.dropTable(table).execute();
};
