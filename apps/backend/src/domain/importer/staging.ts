import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import type { Schema } from '../../platform/database/types';
import type { ValidRow } from './check-row';
import type { Layout } from './layout';
import type { Changes, KeyedRows } from './import-runs';
import { addRows, startImportRun, changesOf, deleteOtherRuns } from './import-runs';

/** The staging area for the rows of a file until all are imported. */
export interface Stage {
  /** The import run that `imported_file` refers to after the commit. */
  importRun: number;
  /** Stages rows in its own short transaction, grouped by key. */
  add(rows: readonly ValidRow[]): Promise<void>;
  /** Runs `finish` in the transaction that makes the staged rows the file's content. */
  commit(finish: (transaction: Transaction<Schema>) => Promise<void>): Promise<Changes>;
  /** Deletes rows of other import runs. */
  clear(): Promise<void>;
}

/** Opens an empty stage for a file. Rows of course files, which are long, are inserted directly into their final table. */
export const openStage = async (database: Database, { kind, part }: Layout): Promise<Stage> => {
  if (kind === 'lookup') return lookupStage(database, part);
  const importRun = await startImportRun(database, part);
  return {
    importRun,
    add: (rows) => addRows(database, { part, importRun }, groupByKey(rows)),
    async commit(finish) {
      const changes = await changesOf(database, part, importRun);
      await database.transaction().execute(finish);
      return changes;
    },
    clear: () => deleteOtherRuns(database, part, importRun),
  };
};

/** The stage of a lookup table, which is short: the commit inserts new and changed rows and deletes missing ones. */
const lookupStage = async (database: Database, part: string): Promise<Stage> => {
  const clear = async () => void (await sql`truncate staged_row`.execute(database));
  await clear();
  return {
    importRun: 1,
    async add(rows) {
      await sql`
        insert into staged_row
        select * from json_populate_recordset(null::staged_row, ${JSON.stringify(groupByKey(rows))}::json)
        on conflict (pub_ukprn, kis_course_id, kis_mode)
          do update set rows = staged_row.rows || excluded.rows`.execute(database);
    },
    commit: (finish) =>
      database.transaction().execute(async (transaction) => {
        const changes = await replaceLookupRows(transaction, part);
        await finish(transaction);
        return changes;
      }),
    clear,
  };
};

const groupByKey = (rows: readonly ValidRow[]): KeyedRows[] => {
  const byKey = new Map<string, KeyedRows>();
  for (const { key, row } of rows) {
    const [pub_ukprn, kis_course_id, kis_mode] = key;
    const name = key.join('\u0001');
    const keyed = byKey.get(name);
    if (keyed) keyed.rows.push(row);
    else byKey.set(name, { pub_ukprn, kis_course_id, kis_mode, rows: [row] });
  }
  return [...byKey.values()];
};

const replaceLookupRows = async (transaction: Transaction<Schema>, part: string): Promise<Changes> => {
  const removed = await sql`
    delete from publication_row as current where current.part = ${part} and not exists (
      select from staged_row as staged where staged.kis_course_id = current.key)`.execute(transaction);
  const upserted = await sql`
    insert into publication_row (part, key, row)
    select ${part}, kis_course_id, rows -> 0 from staged_row
    on conflict (part, key) do update set row = excluded.row
      where publication_row.row is distinct from excluded.row`.execute(transaction);
  return {
    upserted: Number(upserted.numAffectedRows ?? 0n),
    removed: Number(removed.numAffectedRows ?? 0n),
  };
};
