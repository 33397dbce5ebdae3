import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 1;

/** Providers, outcodes, and the version of the catalogue that they were seeded from. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('provider')
    .addColumn('provider_id', 'uuid', (column) => column.primaryKey())
    .addColumn('short_id', 'text', (column) => column.notNull().unique())
    .addColumn('ukprn', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_name', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull().unique())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('aliases', 'jsonb', (column) => column.notNull())
    .addColumn('line1', 'text')
    .addColumn('line2', 'text')
    .addColumn('line3', 'text')
    .addColumn('town', 'text')
    .addColumn('postcode', 'text')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('latitude', 'float8')
    .addColumn('longitude', 'float8')
    .addColumn('website', 'text')
    .addColumn('phone', 'text')
    .addColumn('tef_rating', 'text', (column) => column.notNull())
    .addColumn('tef_rank', 'integer')
    .addColumn('tef', 'jsonb')
    .addColumn('salary_median', 'integer')
    .addColumn('salary', 'jsonb')
    .addColumn('continuation', 'jsonb')
    .addColumn('employment', 'jsonb')
    .addColumn('course_count', 'integer', (column) => column.notNull())
    .addColumn('subjects', 'jsonb', (column) => column.notNull())
    .addColumn('sites', 'jsonb', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('outcode')
    .addColumn('outcode', 'text', (column) => column.primaryKey())
    .addColumn('latitude', 'float8', (column) => column.notNull())
    .addColumn('longitude', 'float8', (column) => column.notNull())
    .addColumn('town', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('catalogue_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('seeded_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
};

/** Drops the tables. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['catalogue_version', 'outcode', 'provider'])
    await database.schema.dropTable(table).execute();
};
