import { createHash } from 'node:crypto';
import type { Database } from '../database/connection';
import { HeaderError, rowChecker } from './check-row';
import type { GoodRow, RowCheck } from './check-row';
import type { CsvRecord } from './csv-records';
import { csvRecords } from './csv-records';
import type { Layout } from './layout';
import type { Progress } from './progress';
import type { Changes } from './readings';
import type { Report } from './report';
import { startReport } from './report';
import type { SourceFile } from './source-file';
import type { Stage } from './staging';
import { openStage } from './staging';

/** Raise it when the same file is to be read in another way. */
const reading = 1;

export type FileOutcome =
  | { kind: 'taken'; taken: number; refused: number; changes: Changes }
  | { kind: 'unchanged'; taken: number; refused: number }
  | { kind: 'unreadable'; reason: string };

interface Work {
  database: Database;
  file: SourceFile;
  layout: Layout;
  reportFolder: string;
  progress: Progress;
}

/**
 * Imports one file. Its rows wait in a place of their own, and become the file's content in one transaction together with
 * the file's hash: an interrupted import leaves the file as it was, and a file with the same hash need not be read again.
 */
export async function importFile(work: Work): Promise<FileOutcome> {
  const { database, file, layout } = work;
  try {
    const hash = await hashOf(file);
    const known = await database
      .selectFrom('imported_file')
      .selectAll()
      .where('part', '=', layout.part)
      .executeTakeFirst();
    if (known?.hash === hash) {
      work.progress.advance(file.bytes, 0);
      return { kind: 'unchanged', taken: known.taken, refused: known.refused };
    }
    return await read(work, hash);
  } catch (error) {
    if (!(error instanceof HeaderError || error instanceof UnreadableError)) throw error;
    return { kind: 'unreadable', reason: error.message };
  }
}

/** Reads the whole file once, so that a broken one is known before anything is done with it. */
async function hashOf(file: SourceFile): Promise<string> {
  const hash = createHash('sha256').update(`${reading}\n`);
  try {
    for await (const chunk of await file.open()) hash.update(chunk as Buffer);
  } catch (error) {
    throw new UnreadableError(error instanceof Error ? error.message : String(error));
  }
  return hash.digest('hex');
}

async function read(work: Work, hash: string): Promise<FileOutcome> {
  const { database, layout, reportFolder } = work;
  const report = await startReport(reportFolder, layout.part);
  const stage = await openStage(database, layout);
  const taken = await stageAll(work, stage, report);
  const refused = report.count();
  const changes = await stage.take(async (transaction) => {
    const row = { part: layout.part, hash, taken, refused, reading: stage.reading };
    await transaction
      .insertInto('imported_file')
      .values(row)
      .onConflict((conflict) => conflict.column('part').doUpdateSet(row))
      .execute();
    await report.finish();
  });
  await stage.clear();
  return { kind: 'taken', taken, refused, changes };
}

/** Checks every record and stages the good ones; gives how many there were. */
async function stageAll({ file, layout, progress }: Work, stage: Stage, report: Report): Promise<number> {
  let bytes = 0;
  let taken = 0;
  let check: RowCheck | undefined;
  const seen = new Set<string>();
  const stream = await file.open((count) => (bytes += count));
  for await (const batch of csvRecords(stream as AsyncIterable<Buffer>)) {
    const good: GoodRow[] = [];
    for (const record of batch) {
      if (!check) {
        check = rowChecker('cells' in record ? record.cells : [], layout);
        continue;
      }
      const row = checked(record, check, seen);
      if ('row' in row) good.push(row);
      else report.add({ file: file.name, line: record.line, ...row });
    }
    await stage.add(good);
    await report.flushed();
    taken += good.length;
    progress.advance(bytes, batch.length);
    bytes = 0;
  }
  if (!check) throw new HeaderError('the file is empty');
  return taken;
}

function checked(record: CsvRecord, check: RowCheck, seen: Set<string>): ReturnType<RowCheck> {
  if (!('cells' in record)) return { reason: record.problem, key: record.text };
  const row = check(record.cells);
  if (!('row' in row)) return row;
  if (seen.has(row.identity)) return { reason: 'the same row came before', key: row.key.join(' ').trim() };
  seen.add(row.identity);
  return row;
}

/** The bytes of a file cannot be had: a broken gzip or zip, or a file that may not be read. */
class UnreadableError extends Error {
  override name = 'UnreadableError';
}
