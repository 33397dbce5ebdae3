import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/connection';
import { HeaderError, createRowValidator } from './check-row';
import type { ValidRow, RowValidator } from './check-row';
import type { CsvRecord } from './source/csv-records';
import { csvRecords } from './source/csv-records';
import type { Layout } from './layout';
import type { Progress } from './progress';
import type { Changes } from './import-runs';
import type { Report } from './report';
import { startReport } from './report';
import type { SourceFile } from './source/source-file';
import type { Stage } from './staging';
import { openStage } from './staging';

/** To be increased when the parsing of files changes, so that unchanged files are imported again. */
const READER_VERSION = 1;

export type FileOutcome =
  | { kind: 'imported'; imported: number; rejected: number; changes: Changes }
  | { kind: 'unchanged'; imported: number; rejected: number }
  | { kind: 'unreadable'; reason: string };

interface FileImport {
  database: Database;
  file: SourceFile;
  layout: Layout;
  reportFolder: string;
  progress: Progress;
}

/**
 * Imports one file. Its rows are staged, then committed in one transaction together with the file's hash: an interrupted
 * import changes nothing, and a file with the same hash is not imported again.
 */
export const importFile = async (fileImport: FileImport): Promise<FileOutcome> => {
  const { database, file, layout } = fileImport;
  try {
    const hash = await hashOf(file);
    const previous = await database
      .selectFrom('imported_file')
      .selectAll()
      .where('part', '=', layout.part)
      .executeTakeFirst();
    if (previous?.hash === hash) {
      fileImport.progress.advance(file.bytes, 0);
      return { kind: 'unchanged', imported: previous.taken, rejected: previous.refused };
    }
    return await importRows(fileImport, hash);
  } catch (error) {
    if (!(error instanceof HeaderError || error instanceof UnreadableError)) throw error;
    return { kind: 'unreadable', reason: error.message };
  }
};

/** Reads the whole file, so that a corrupt one is detected before any change. */
const hashOf = async (file: SourceFile): Promise<string> => {
  const hash = createHash('sha256').update(`${READER_VERSION}\n`);
  try {
    for await (const chunk of await file.open()) hash.update(chunk as Buffer);
  } catch (error) {
    throw new UnreadableError(error instanceof Error ? error.message : String(error));
  }
  return hash.digest('hex');
};

const importRows = async (fileImport: FileImport, hash: string): Promise<FileOutcome> => {
  const { database, layout, reportFolder } = fileImport;
  const report = await startReport(reportFolder, layout.part);
  const stage = await openStage(database, layout);
  const imported = await stageAll(fileImport, stage, report);
  const rejected = report.count();
  const changes = await stage.commit(async (transaction) => {
    const row = { part: layout.part, hash, taken: imported, refused: rejected, reading: stage.importRun };
    await transaction
      .insertInto('imported_file')
      .values(row)
      .onConflict((conflict) => conflict.column('part').doUpdateSet(row))
      .execute();
    await report.finish();
  });
  await stage.clear();
  return { kind: 'imported', imported, rejected, changes };
};

/** Validates every record, stages the valid ones and returns their number. */
const stageAll = async (
  { file, layout, progress }: FileImport,
  stage: Stage,
  report: Report,
): Promise<number> => {
  let bytes = 0;
  let imported = 0;
  let validate: RowValidator | undefined;
  const identities = new Set<string>();
  const stream = await file.open((count) => (bytes += count));
  for await (const batch of csvRecords(stream as AsyncIterable<Buffer>)) {
    const validRows: ValidRow[] = [];
    for (const record of batch) {
      if (!validate) {
        validate = createRowValidator('cells' in record ? record.cells : [], layout);
        continue;
      }
      const row = validateRecord(record, validate, identities);
      if ('row' in row) validRows.push(row);
      else report.add({ file: file.name, line: record.line, ...row });
    }
    await stage.add(validRows);
    await report.flush();
    imported += validRows.length;
    progress.advance(bytes, batch.length);
    bytes = 0;
  }
  if (!validate) throw new HeaderError('the file is empty');
  return imported;
};

const validateRecord = (
  record: CsvRecord,
  validate: RowValidator,
  identities: Set<string>,
): ReturnType<RowValidator> => {
  if (!('cells' in record)) return { reason: record.problem, key: record.text };
  const row = validate(record.cells);
  if (!('row' in row)) return row;
  if (identities.has(row.identity))
    return { reason: 'it repeats an earlier row', key: row.key.join(' ').trim() };
  identities.add(row.identity);
  return row;
};

/** The bytes of a file cannot be read: the gzip or zip file is corrupt, or permissions are missing. */
class UnreadableError extends Error {
  override name = 'UnreadableError';
}
