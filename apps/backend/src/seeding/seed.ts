import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { CatalogueFiles } from '../catalogue/files';
import type { Database } from '../database/connection';
import type { Schema } from '../database/types';
import { courseRows } from './course-rows';
import { documentRows } from './document-rows';
import { providerRow } from './provider-row';

const batch = 500;
/** Any fixed number: it keeps two servers on one database from seeding at once. */
const seedingLock = 4_210_001;

/**
 * Fills the tables from the catalogue when they hold another version of it, in one transaction: a reader sees the old
 * catalogue or the new one. Courses that were imported stay. Returns whether anything was written.
 */
export function seed(database: Database, catalogue: CatalogueFiles): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction);
    const current = await transaction.selectFrom('catalogue_version').select('hash').executeTakeFirst();
    if (current?.hash === catalogue.version) return false;
    for (const table of ['catalogue_version', 'outcode', 'provider', 'document'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    await transaction.deleteFrom('course').where('origin', '=', 'catalogue').execute();
    await write(transaction, 'provider', catalogue.providers().map(providerRow));
    await write(transaction, 'outcode', outcodeRows(catalogue));
    await write(transaction, 'document', documentRows(catalogue));
    await write(transaction, 'course', courseRows(catalogue));
    await transaction.insertInto('catalogue_version').values({ id: 1, hash: catalogue.version }).execute();
    await sql`update data_revision set revision = revision + 1`.execute(transaction);
    return true;
  });
}

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

const outcodeRows = (catalogue: CatalogueFiles) =>
  catalogue.outcodes().map(([outcode, latitude, longitude, town, region, country]) => ({
    outcode,
    latitude,
    longitude,
    town,
    region,
    country,
  }));
