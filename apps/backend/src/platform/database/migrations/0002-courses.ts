import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The oldest schema version whose backends still work once this migration has run. */
export const OLDEST_BACKEND = 2;

/** Courses as visitors see them, and the published statistics of all course keys, including those that are not shown. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('course')
    .addColumn('course_id', 'uuid', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('kis_course_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('sort_title', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('title_year', 'integer', (column) => column.notNull())
    .addColumn('qualification', 'text')
    .addColumn('scheme', 'text', (column) => column.notNull())
    .addColumn('modes', sql`text[]`, (column) => column.notNull())
    .addColumn('subjects', sql`text[]`, (column) => column.notNull())
    .addColumn('subject_guides', sql`text[]`, (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('town', 'text')
    .addColumn('latitude', 'float8')
    .addColumn('longitude', 'float8')
    .addColumn('salary_median', 'integer')
    .addColumn('tariff_typical', 'integer')
    .addColumn('employment_percent', 'integer')
    .addColumn('continuation_percent', 'integer')
    .addColumn('body', 'jsonb', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addUniqueConstraint('course_key', ['provider', 'kis_course_id'])
    .execute();
  const indexes: Readonly<Record<string, string>> = {
    course_by_title: '(sort_title, course_id)',
    course_by_provider: '(provider, sort_title, course_id)',
    course_by_region: '(region, sort_title, course_id)',
    course_by_salary: '(salary_median, sort_title, course_id)',
    course_by_subject_guide: 'using gin (subject_guides)',
    course_by_subject: 'using gin (subjects)',
  };
  for (const [name, on] of Object.entries(indexes))
    await sql`create index ${sql.ref(name)} on course ${sql.raw(on)}`.execute(database);
  await database.schema
    .createTable('course_statistics')
    .addColumn('pub_ukprn', 'text', (column) => column.notNull())
    .addColumn('kis_course_id', 'text', (column) => column.notNull())
    .addColumn('kis_mode', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('rows', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('course_statistics_key', ['pub_ukprn', 'kis_course_id', 'kis_mode', 'part'])
    .execute();
};

/** Drops the tables. */
export const down = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ['course_statistics', 'course']) await database.schema.dropTable(table).execute();
};
