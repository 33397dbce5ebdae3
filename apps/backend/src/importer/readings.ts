import { sql } from 'kysely';
import type { Database } from '../database/connection';
import type { GoodRow } from './check-row';

/** How many keys a file brought, altered and took away. */
export interface Changes {
  written: number;
  removed: number;
}

/** The rows of one course key; of a lookup table the key is in `kis_course_id` and the others are blank. */
export interface KeyedRows {
  pub_ukprn: string;
  kis_course_id: string;
  kis_mode: string;
  rows: GoodRow['row'][];
}

/** How many rows are deleted at once: readers of the embedded database wait as long. */
const batch = 2000;

/** A number for a new reading of a file. What an interrupted import left behind of it is deleted. */
export async function beginReading(database: Database, part: string): Promise<number> {
  const current = await currentReading(database, part);
  await forgetOthers(database, part, current);
  return current + 1;
}

/** Puts rows where they stay, in a short transaction of its own; nobody sees them before the reading is the file's. */
export async function addRows(
  database: Database,
  { part, reading }: { part: string; reading: number },
  rows: readonly KeyedRows[],
): Promise<void> {
  const added = rows.map((each) => ({ ...each, part, reading }));
  await sql`
    insert into course_reading
    select * from json_populate_recordset(null::course_reading, ${JSON.stringify(added)}::json)
    on conflict (pub_ukprn, kis_course_id, kis_mode, part, reading)
      do update set rows = course_reading.rows || excluded.rows`.execute(database);
}

/** What a reading that waits would change. */
export async function changesOf(database: Database, part: string, reading: number): Promise<Changes> {
  const current = await currentReading(database, part);
  const missing = async (from: number, within: number, alike: boolean) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from course_reading as one
      where one.part = ${part} and one.reading = ${from} and not exists (
        select from course_reading as other
        where other.part = one.part and other.reading = ${within} and other.pub_ukprn = one.pub_ukprn
          and other.kis_course_id = one.kis_course_id and other.kis_mode = one.kis_mode
          and (not ${alike}::boolean or other.rows = one.rows))`.execute(database);
    return rows[0]?.count ?? 0;
  };
  return { written: await missing(reading, current, true), removed: await missing(current, reading, false) };
}

/** Deletes every reading of a file but one, some rows at a time. */
export async function forgetOthers(database: Database, part: string, kept: number): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from course_reading where ctid = any(array(
        select ctid from course_reading where part = ${part} and reading <> ${kept} limit ${batch}))`.execute(
      database,
    );
    if (!numAffectedRows) return;
  }
}

/** The reading that is the file's content; 0 before the first. */
async function currentReading(database: Database, part: string): Promise<number> {
  const file = await database
    .selectFrom('imported_file')
    .select('reading')
    .where('part', '=', part)
    .executeTakeFirst();
  return file?.reading ?? 0;
}
