import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/connection';
import type { Schema } from '../database/types';
import type { GoodRow } from './check-row';
import type { Layout } from './layout';
import type { Changes, KeyedRows } from './readings';
import { addRows, beginReading, changesOf, forgetOthers } from './readings';

/** Where the rows of a file wait until it is whole. */
export interface Stage {
  /** What `imported_file` is to name when the rows are the file's content. */
  reading: number;
  /** Puts rows there, in a short transaction of its own; rows of one key are kept together. */
  add(rows: readonly GoodRow[]): Promise<void>;
  /** Runs `finish` in the transaction that makes what waits the content of the file. */
  take(finish: (transaction: Transaction<Schema>) => Promise<void>): Promise<Changes>;
  /** Deletes what is not needed any more. */
  clear(): Promise<void>;
}

/** An empty place for the rows of a file: for the long ones, of courses, it is the place where they stay. */
export async function openStage(database: Database, { kind, part }: Layout): Promise<Stage> {
  if (kind === 'lookup') return lookupStage(database, part);
  const reading = await beginReading(database, part);
  return {
    reading,
    add: (rows) => addRows(database, { part, reading }, keyed(rows)),
    async take(finish) {
      const changes = await changesOf(database, part, reading);
      await database.transaction().execute(finish);
      return changes;
    },
    clear: () => forgetOthers(database, part, reading),
  };
}

/** A lookup table is short: what is new or different is written, and what is gone removed, in the transaction itself. */
async function lookupStage(database: Database, part: string): Promise<Stage> {
  const clear = async () => void (await sql`truncate staged_row`.execute(database));
  await clear();
  return {
    reading: 1,
    async add(rows) {
      await sql`
        insert into staged_row
        select * from json_populate_recordset(null::staged_row, ${JSON.stringify(keyed(rows))}::json)
        on conflict (pub_ukprn, kis_course_id, kis_mode)
          do update set rows = staged_row.rows || excluded.rows`.execute(database);
    },
    take: (finish) =>
      database.transaction().execute(async (transaction) => {
        const changes = await takeLookupRows(transaction, part);
        await finish(transaction);
        return changes;
      }),
    clear,
  };
}

function keyed(rows: readonly GoodRow[]): KeyedRows[] {
  const byKey = new Map<string, KeyedRows>();
  for (const { key, row } of rows) {
    const [pub_ukprn, kis_course_id, kis_mode] = key;
    const name = key.join('\u0001');
    const known = byKey.get(name);
    if (known) known.rows.push(row);
    else byKey.set(name, { pub_ukprn, kis_course_id, kis_mode, rows: [row] });
  }
  return [...byKey.values()];
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
  return {
    written: Number(written.numAffectedRows ?? 0n),
    removed: Number(removed.numAffectedRows ?? 0n),
  };
}
