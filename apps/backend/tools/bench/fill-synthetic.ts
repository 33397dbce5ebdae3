import { sql } from 'kysely';
import type { CatalogueFiles } from '../../src/domain/catalogue/files';
import { courseRow } from '../../src/domain/courses/course-row';
import type { Database } from '../../src/platform/database/connection';
import { guideFinder } from '../../src/domain/publication/subject-choice/subject-choice';

const BATCH_SIZE = 500;

/**
 * Fills the table with clones of the catalogue's courses up to `courseCount`: the same facts, with unique ids and titles.
 */
export const fillSynthetic = async (
  database: Database,
  catalogue: CatalogueFiles,
  courseCount: number,
): Promise<void> => {
  const { count } = await database
    .selectFrom('course')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const originals = [...catalogue.courses()];
  const guidesOf = guideFinder(catalogue.content('subject-guides'));
  const clones = Array.from({ length: Math.max(0, courseCount - count) }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('The catalogue has no courses to clone.');
    const round = Math.floor(index / originals.length) + 1;
    const title = `${original.title} ${round}`;
    return courseRow(
      { ...original, kisCourseId: `${original.kisCourseId}~${round}`, title },
      guidesOf,
      'import',
    );
  });
  for (let start = 0; start < clones.length; start += BATCH_SIZE) {
    await database
      .insertInto('course')
      .values(clones.slice(start, start + BATCH_SIZE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await sql`analyze course`.execute(database);
  await sql`update data_revision set revision = revision + 1`.execute(database);
};
