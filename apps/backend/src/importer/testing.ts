import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/connection';
import { migrate } from '../database/migrations';
import { seed } from '../seeding/seed';
import { shippedCatalogue } from '../testing/app';
import type { Progress } from './progress';
import type { ImportSummary } from './run-import';
import { runImport } from './run-import';
import { openSource } from './source';

/** An invented publication in the published layout: two providers, three course keys with a title and one without. */
export const publication = join(__dirname, 'fixtures/publication');

/** A copy of the invented publication with some files written anew, or added. */
export function copyPublication(
  folder: string,
  files: Readonly<Record<string, string | Buffer>> = {},
): string {
  cpSync(publication, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const silent: Progress = {
  start: () => undefined,
  advance: () => undefined,
  finish: () => undefined,
  note: () => undefined,
};

/** Imports a folder or a zip file as the command does. */
export async function importFrom(
  database: Database,
  path: string,
  reportFolder: string,
): Promise<ImportSummary> {
  const source = await openSource(path);
  try {
    return await database
      .connection()
      .execute((one) => runImport(one, source, { reportFolder, progress: silent }));
  } finally {
    source.close();
  }
}

/** A hash of all that an import writes: equal content, equal hash. */
export async function contentHash(database: Database): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select md5(string_agg(line, '' order by line)) as hash from (
      select md5(c::text) as line from course as c where origin = 'import'
      union all select md5(s::text) from course_statistics as s
      union all select md5(p::text) from publication_row as p
      union all select md5(concat(short_id, sort_order)) from provider
      union all select md5(concat(part, hash, taken, refused)) from imported_file
    ) as lines`.execute(database);
  return rows[0]?.hash ?? '';
}

/** Tables up to date, with the shipped providers and outcodes and nothing else: a start that takes a second. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database);
  const catalogue = await shippedCatalogue();
  await seed(database, { ...catalogue, courses: () => [], content: () => [] });
}
