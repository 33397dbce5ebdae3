import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TownRecord } from '../catalogue/towns';
import type { Database } from '../../platform/database/connection';
import type { DerivedCourses } from './derive-courses';
import { clearStagedCourses, stageCourses } from './derive-courses';
import { addProviders } from './import-providers';
import { readLookups } from './lookups';
import { recordCourseChanges } from '../changes/record-changes';
import type { Progress } from './progress';
import type { Changes } from './import-runs';
import { startReport } from './report';
import { removedCourses, replaceImportedCourses } from './replace-courses';
import { updateCourseCounts } from './update-course-counts';
import { replaceSubjectEarnings } from './replace-subject-earnings';

/** To be increased when the mapping from statistics to courses changes, so that courses are derived again. */
const MAPPING_VERSION = 4;
const COURSES_PART = 'COURSES';

export type CoursesOutcome =
  | { kind: 'unchanged' }
  | ({ kind: 'imported'; providers: number; changes: Changes } & DerivedCourses);

/**
 * Derives the public courses from all imported files, adds new providers, and increases the data revision, so that
 * running servers reload. Does nothing when neither the files nor the catalogue have changed.
 */
export const importCourses = async (
  database: Database,
  options: { reportFolder: string; progress: Progress; towns: readonly TownRecord[] },
): Promise<CoursesOutcome> => {
  const { reportFolder, progress, towns } = options;
  const hash = await hashInputs(database);
  const previous = await database
    .selectFrom('imported_file')
    .select('hash')
    .where('part', '=', COURSES_PART)
    .executeTakeFirst();
  if (previous?.hash === hash) return { kind: 'unchanged' };
  const report = await startReport(reportFolder, COURSES_PART);
  const lookups = await readLookups(database, towns);
  const providers = await addProviders(database, lookups, report);
  const derived = await stageCourses(database, lookups, report, (rows) => progress.advance(0, rows));
  const changes = await database.transaction().execute(async (transaction) => {
    // A first import has nothing of its own kind to compare with.
    if (previous) await recordCourseChanges(transaction, { removed: removedCourses, year: lookups.year });
    const changes = await replaceImportedCourses(transaction);
    await updateCourseCounts(transaction);
    await replaceSubjectEarnings(transaction);
    const row = { part: COURSES_PART, hash, taken: derived.courses, refused: report.count() };
    await transaction
      .insertInto('imported_file')
      .values(row)
      .onConflict((conflict) => conflict.column('part').doUpdateSet(row))
      .execute();
    await sql`update data_revision set revision = revision + 1`.execute(transaction);
    await report.finish();
    return changes;
  });
  await clearStagedCourses(database);
  return { kind: 'imported', providers, changes, ...derived };
};

/** A hash of the inputs of courses: the imported files, and the catalogue with its providers and guides. */
const hashInputs = async (database: Database): Promise<string> => {
  const files = await database
    .selectFrom('imported_file')
    .select(['part', 'hash'])
    .where('part', '!=', COURSES_PART)
    .orderBy('part')
    .execute();
  const catalogue = await database.selectFrom('catalogue_version').select('hash').executeTakeFirst();
  return createHash('sha256')
    .update(JSON.stringify([MAPPING_VERSION, files, catalogue?.hash]))
    .digest('hex');
};
