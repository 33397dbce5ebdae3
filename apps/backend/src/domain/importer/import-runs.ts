import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import type { ValidRow } from './check-row';

/** The number of keys that a file added or changed, and removed. */
export interface Changes {
  upserted: number;
  removed: number;
}

/** The rows of one course key; in a lookup table the key is in `kis_course_id` and the other key columns are blank. */
export interface KeyedRows {
  pub_ukprn: string;
  kis_course_id: string;
  kis_mode: string;
  rows: ValidRow['row'][];
}

/** Rows deleted per statement; limited because each statement blocks readers of the embedded database. */
const BATCH_SIZE = 2000;

/** Returns the number of a new import run of a file and deletes the rows of an interrupted import. */
export const startImportRun = async (database: Database, part: string): Promise<number> => {
  const current = await currentRun(database, part);
  await deleteOtherRuns(database, part, current);
  return current + 1;
};

/** Inserts rows in their own short transaction; they are invisible until the import run becomes current. */
export const addRows = async (
  database: Database,
  { part, importRun }: { part: string; importRun: number },
  rows: readonly KeyedRows[],
): Promise<void> => {
  const added = rows.map((each) => ({ ...each, part, reading: importRun }));
  await sql`
    insert into course_reading
    select * from json_populate_recordset(null::course_reading, ${JSON.stringify(added)}::json)
    on conflict (pub_ukprn, kis_course_id, kis_mode, part, reading)
      do update set rows = course_reading.rows || excluded.rows`.execute(database);
};

/** Returns the numbers of changes that a staged import run would make. */
export const changesOf = async (database: Database, part: string, importRun: number): Promise<Changes> => {
  const current = await currentRun(database, part);
  const missing = async (from: number, within: number, isEqual: boolean) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from course_reading as one
      where one.part = ${part} and one.reading = ${from} and not exists (
        select from course_reading as other
        where other.part = one.part and other.reading = ${within} and other.pub_ukprn = one.pub_ukprn
          and other.kis_course_id = one.kis_course_id and other.kis_mode = one.kis_mode
          and (not ${isEqual}::boolean or other.rows = one.rows))`.execute(database);
    return rows[0]?.count ?? 0;
  };
  return {
    upserted: await missing(importRun, current, true),
    removed: await missing(current, importRun, false),
  };
};

/** Deletes the rows of all import runs of a file except one, in batches. */
export const deleteOtherRuns = async (database: Database, part: string, runToKeep: number): Promise<void> => {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from course_reading where ctid = any(array(
        select ctid from course_reading where part = ${part} and reading <> ${runToKeep} limit ${BATCH_SIZE}))`.execute(
      database,
    );
    if (!numAffectedRows) return;
  }
};

/** The current import run of the file; 0 before the first. */
const currentRun = async (database: Database, part: string): Promise<number> => {
  const file = await database
    .selectFrom('imported_file')
    .select('reading')
    .where('part', '=', part)
    .executeTakeFirst();
  return file?.reading ?? 0;
};
