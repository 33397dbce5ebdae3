import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readTowns } from '../catalogue/towns';
import type { Database } from '../../platform/database/connection';
import { catalogueWithoutCourses } from '../../testing/catalogue';
import type { SeededDatabase } from '../../testing/seeded';
import { openSeededDatabase } from '../../testing/seeded';
import type { Progress } from './progress';
import type { ImportSummary } from './run-import';
import { runImport } from './run-import';
import { openSource } from './source/source';

/** A test publication in the published layout: two providers, three course keys with a title and one without. */
export const PUBLICATION = join(__dirname, 'fixtures/publication');

/** Opens a database that is ready for imports before the first test of a file, and removes it after the last. */
export const withImportDatabase = (): Readonly<SeededDatabase> => {
  const filled = {} as SeededDatabase;
  beforeAll(
    async () => void Object.assign(filled, await openSeededDatabase(await catalogueWithoutCourses())),
  );
  afterAll(() => filled.close());
  return filled;
};

/** Copies the test publication with some files replaced or added. */
export const copyPublication = (
  folder: string,
  files: Readonly<Record<string, string | Buffer>> = {},
): string => {
  cpSync(PUBLICATION, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};

const towns = readTowns(join(__dirname, '../../../catalogue'));

const NO_PROGRESS: Progress = {
  start: () => undefined,
  advance: () => undefined,
  finish: () => undefined,
  note: () => undefined,
};

/** Imports a folder or a zip file as the command does. */
export const importFrom = async (
  database: Database,
  path: string,
  reportFolder: string,
): Promise<ImportSummary> => {
  const source = await openSource(path);
  try {
    return await database
      .connection()
      .execute((connection) => runImport(connection, source, { reportFolder, progress: NO_PROGRESS, towns }));
  } finally {
    source.close();
  }
};

/** A hash of all content that an import writes, to compare database states. */
export const contentHash = async (database: Database): Promise<string> => {
  const { rows } = await sql<{ hash: string }>`
    select md5(string_agg(line, '' order by line)) as hash from (
      select md5(c::text) as line from course as c where origin = 'import'
      union all select md5(s::text) from course_statistics as s
      union all select md5(p::text) from publication_row as p
      union all select md5(concat(short_id, sort_order)) from provider
      union all select md5(concat(part, hash, taken, refused)) from imported_file
    ) as lines`.execute(database);
  return rows[0]?.hash ?? '';
};
