import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connection';
import type { DerivedCourses } from './derive-courses';
import { clearStagedCourses, stageCourses } from './derive-courses';
import { addProviders } from './import-providers';
import { readLookups } from './lookups';
import type { Progress } from './progress';
import type { Changes } from './readings';
import { startReport } from './report';
import { takeCourses } from './take-courses';
import { takeCounts } from './take-counts';
import { takeSubjectEarnings } from './take-subject-earnings';

/** Raise it when the same statistics are to be made into courses in another way. */
const mapping = 2;
const part = 'COURSES';

export type CoursesOutcome =
  { kind: 'unchanged' } | ({ kind: 'taken'; providers: number; changes: Changes } & DerivedCourses);

/**
 * Makes the courses that visitors see from everything imported so far, adds providers that are new, and raises the data
 * revision, so that running servers follow. Does nothing when neither the files nor the catalogue have changed.
 */
export async function importCourses(
  database: Database,
  reportFolder: string,
  progress: Progress,
): Promise<CoursesOutcome> {
  const hash = await hashOfEverything(database);
  const known = await database
    .selectFrom('imported_file')
    .select('hash')
    .where('part', '=', part)
    .executeTakeFirst();
  if (known?.hash === hash) return { kind: 'unchanged' };
  const report = await startReport(reportFolder, part);
  const lookups = await readLookups(database);
  const providers = await addProviders(database, lookups, report);
  const derived = await stageCourses(database, lookups, report, (rows) => progress.advance(0, rows));
  const changes = await database.transaction().execute(async (transaction) => {
    const made = await takeCourses(transaction);
    await takeCounts(transaction);
    await takeSubjectEarnings(transaction);
    const row = { part, hash, taken: derived.courses, refused: report.count() };
    await transaction
      .insertInto('imported_file')
      .values(row)
      .onConflict((conflict) => conflict.column('part').doUpdateSet(row))
      .execute();
    await sql`update data_revision set revision = revision + 1`.execute(transaction);
    await report.finish();
    return made;
  });
  await clearStagedCourses(database);
  return { kind: 'taken', providers, changes, ...derived };
}

/** What courses are made of: the files taken, and the catalogue whose providers and guides they are filed under. */
async function hashOfEverything(database: Database): Promise<string> {
  const files = await database
    .selectFrom('imported_file')
    .select(['part', 'hash'])
    .where('part', '!=', part)
    .orderBy('part')
    .execute();
  const catalogue = await database.selectFrom('catalogue_version').select('hash').executeTakeFirst();
  return createHash('sha256')
    .update(JSON.stringify([mapping, files, catalogue?.hash]))
    .digest('hex');
}
