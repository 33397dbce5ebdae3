import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { CatalogueFiles } from '../catalogue/files';
import { countCourses } from '../courses/count-courses';
import type { Database } from '../database/connection';
import type { Schema } from '../database/types';
import { subjectPayParts } from '../publication/subject-pay';
import { courseRows } from './course-rows';
import { documentRows } from './document-rows';
import { providerRow } from './provider-row';
import { subjectEarningsRow } from './subject-earnings-row';

const batch = 500;
/** Any fixed number: it keeps two servers on one database from seeding at once. */
const seedingLock = 4_210_001;

/**
 * Fills the tables from the catalogue when they hold another version of it, in one transaction: a reader sees the old
 * catalogue or the new one. Courses that were imported stay. Returns whether anything was written.
 */
export async function seed(database: Database, catalogue: CatalogueFiles): Promise<boolean> {
  if ((await versionIn(database)) === catalogue.version) return false;
  // Read before the transaction begins: nobody should wait for it while files are parsed.
  const rows = {
    provider: catalogue.providers().map(providerRow),
    outcode: outcodeRows(catalogue),
    document: documentRows(catalogue),
    course: courseRows(catalogue),
    subject_earnings: catalogue.subjectEarnings().map(subjectEarningsRow),
  };
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction);
    if ((await versionIn(transaction)) === catalogue.version) return false;
    for (const table of ['catalogue_version', 'outcode', 'provider', 'document'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    await transaction.deleteFrom('course').where('origin', '=', 'catalogue').execute();
    if (!(await hasImported(transaction))) await transaction.deleteFrom('subject_earnings').execute();
    for (const table of ['provider', 'outcode', 'document', 'course', 'subject_earnings'] as const) {
      await write(transaction, table, rows[table]);
    }
    await countCourses(transaction);
    await transaction.insertInto('catalogue_version').values({ id: 1, hash: catalogue.version }).execute();
    await sql`update data_revision set revision = revision + 1`.execute(transaction);
    return true;
  });
}

const versionIn = async (database: Database): Promise<string | undefined> =>
  (await database.selectFrom('catalogue_version').select('hash').executeTakeFirst())?.hash;

/** Inserts rows in batches; a row that is there already, as an imported course may be, stays as it is. */
async function write<Table extends keyof Schema & string>(
  transaction: Transaction<Schema>,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + batch) as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Whether the pay of subjects is of an import: then it stays. */
const hasImported = async (database: Database): Promise<boolean> =>
  (await database
    .selectFrom('imported_file')
    .select('part')
    .where('part', 'in', subjectPayParts)
    .executeTakeFirst()) !== undefined;

const outcodeRows = (catalogue: CatalogueFiles) =>
  catalogue.outcodes().map(([outcode, latitude, longitude, town, region, country]) => ({
    outcode,
    latitude,
    longitude,
    town,
    region,
    country,
  }));
