import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/connection';
import type { Schema } from '../database/types';
import type { GoodRow } from './check-row';
import type { Layout } from './layout';

/** How many keys a file brought, altered and took away. */
export interface Changes {
  written: number;
  removed: number;
}

/** Empties the place where a file waits until it is whole. */
export const clearStage = (database: Database) => sql`truncate staged_row`.execute(database);

/** Puts rows where they wait, in a short transaction of its own; rows of one key are kept together. */
export async function stageRows(database: Database, rows: readonly GoodRow[]): Promise<void> {
  const byKey = new Map<string, { key: GoodRow['key']; rows: GoodRow['row'][] }>();
  for (const { key, row } of rows) {
    const name = key.join('\u0001');
    const known = byKey.get(name);
    if (known) known.rows.push(row);
    else byKey.set(name, { key, rows: [row] });
  }
  const staged = [...byKey.values()].map(({ key: [pub_ukprn, kis_course_id, kis_mode], rows: own }) => ({
    pub_ukprn,
    kis_course_id,
    kis_mode,
    rows: own,
  }));
  await sql`
    insert into staged_row
    select * from json_populate_recordset(null::staged_row, ${JSON.stringify(staged)}::json)
    on conflict (pub_ukprn, kis_course_id, kis_mode)
      do update set rows = staged_row.rows || excluded.rows`.execute(database);
}

/** Makes what waits the content of its file: what is new or different is written, what is gone is removed. */
export const takeStaged = (transaction: Transaction<Schema>, layout: Layout): Promise<Changes> =>
  layout.kind === 'course'
    ? takeCourseRows(transaction, layout.part)
    : takeLookupRows(transaction, layout.part);

async function takeCourseRows(transaction: Transaction<Schema>, part: string): Promise<Changes> {
  const removed = await sql`
    delete from course_statistics as held where held.part = ${part} and not exists (
      select from staged_row as staged
      where staged.pub_ukprn = held.pub_ukprn and staged.kis_course_id = held.kis_course_id
        and staged.kis_mode = held.kis_mode)`.execute(transaction);
  const written = await sql`
    insert into course_statistics (pub_ukprn, kis_course_id, kis_mode, part, rows)
    select pub_ukprn, kis_course_id, kis_mode, ${part}, rows from staged_row
    on conflict (pub_ukprn, kis_course_id, kis_mode, part) do update set rows = excluded.rows
      where course_statistics.rows is distinct from excluded.rows`.execute(transaction);
  return changes(written, removed);
}

async function takeLookupRows(transaction: Transaction<Schema>, part: string): Promise<Changes> {
  const removed = await sql`
    delete from publication_row as held where held.part = ${part} and not exists (
      select from staged_row as staged where staged.kis_course_id = held.key)`.execute(transaction);
  const written = await sql`
    insert into publication_row (part, key, row)
    select ${part}, kis_course_id, rows -> 0 from staged_row
    on conflict (part, key) do update set row = excluded.row
      where publication_row.row is distinct from excluded.row`.execute(transaction);
  return changes(written, removed);
}

interface Affected {
  numAffectedRows?: bigint;
}

const changes = (written: Affected, removed: Affected): Changes => ({
  written: Number(written.numAffectedRows ?? 0n),
  removed: Number(removed.numAffectedRows ?? 0n),
});
