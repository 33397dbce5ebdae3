import type { CourseFigures } from '../../src/catalogue/course-record';
import type { Row } from '../../src/publication/published';
import { cell } from '../../src/publication/published';
import { figureSources, figuresOfRows, isPublished, peopleOf } from '../../src/publication/figures';
import type { Collection } from './collection';

/** Gives what a provider publishes for whole subjects. */
export type SubjectFigures = (ukprn: string, mode: string, codes: readonly string[]) => CourseFigures;

/**
 * Indexes the rows that describe a subject at a provider rather than a course. A course that has no row of its own takes
 * the figure of its first subject, at the finest level published; of several groups in one subject, the largest.
 */
export function indexSubjectFigures(collection: Collection): SubjectFigures {
  const largest = new Map<string, Row>();
  for (const source of figureSources) {
    const { part, prefix } = source;
    for (const row of collection.rows(part as Parameters<Collection['rows']>[0])) {
      const subject = cell(row, `${prefix}SBJ`);
      if (!subject || !isPublished(row, source)) continue;
      const key = [part, cell(row, 'PUBUKPRN'), cell(row, 'KISMODE'), subject].join(' ');
      const known = largest.get(key);
      if (!known || peopleOf(row, prefix) > peopleOf(known, prefix)) largest.set(key, row);
    }
  }
  return (ukprn, mode, codes) =>
    figuresOfRows(({ part }) => {
      const levels = [11, 8, 5].flatMap((length) => codes.map((code) => code.slice(0, length)));
      return levels
        .map((subject) => largest.get([part, ukprn, mode, subject].join(' ')))
        .find((row): row is Row => row !== undefined);
    });
}
