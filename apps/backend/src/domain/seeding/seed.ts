import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { CatalogueFiles } from '../catalogue/files';
import { countCourses } from '../courses/listing/count-courses';
import type { Database } from '../../platform/database/connection';
import type { Schema } from '../../platform/database/types';
import { subjectPayParts } from '../publication/subject-pay';
import { courseRows } from './course-rows';
import { documentRows } from './document-rows';
import { providerRow } from './provider-row';
import { subjectEarningsRow } from './subject-earnings-row';

const BATCH_SIZE = 500;
/** An arbitrary fixed number; the lock prevents two servers on one database from seeding at once. */
const SEEDING_LOCK = 4_210_001;

/**
 * Fills the tables from the catalogue when they contain another version of it, in one transaction, so that a reader gets
 * either the old catalogue or the new one. Imported courses are not changed. Returns whether anything was inserted.
 */
export const seed = async (database: Database, catalogue: CatalogueFiles): Promise<boolean> => {
  if ((await versionIn(database)) === catalogue.version) return false;
  // Parsed before the transaction, so that it does not hold locks during parsing.
  const rows = {
    provider: catalogue.providers().map(providerRow),
    outcode: outcodeRows(catalogue),
    document: documentRows(catalogue),
    course: courseRows(catalogue),
    subject_earnings: catalogue.subjectEarnings().map(subjectEarningsRow),
  };
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`.execute(transaction);
    if ((await versionIn(transaction)) === catalogue.version) return false;
    for (const table of ['catalogue_version', 'outcode', 'provider', 'document'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    await transaction.deleteFrom('course').where('origin', '=', 'catalogue').execute();
    if (!(await hasImportedPay(transaction))) await transaction.deleteFrom('subject_earnings').execute();
    for (const table of ['provider', 'outcode', 'document', 'course', 'subject_earnings'] as const) {
      await insertRows(transaction, table, rows[table]);
    }
    await countCourses(transaction);
    await transaction.insertInto('catalogue_version').values({ id: 1, hash: catalogue.version }).execute();
    await sql`update data_revision set revision = revision + 1`.execute(transaction);
    return true;
  });
};

const versionIn = async (database: Database): Promise<string | undefined> =>
  (await database.selectFrom('catalogue_version').select('hash').executeTakeFirst())?.hash;

/** Inserts rows in batches; existing rows, such as imported courses, are not changed. */
const insertRows = async <Table extends keyof Schema & string>(
  transaction: Transaction<Schema>,
  table: Table,
  rows: readonly object[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + BATCH_SIZE) as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** Whether the pay of subjects was imported, in which case the catalogue does not replace it. */
const hasImportedPay = async (database: Database): Promise<boolean> =>
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
