import type { ProviderRecord } from '../src/domain/catalogue/record';
import type { Row } from './publication';
import { groupBy } from '../src/domain/publication/group-by';
import { cell } from './publication';

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Courses per top-level CAH subject, largest first. A course in two subjects counts in both. */
export const subjectShares = (
  rows: readonly Row[],
  names: Readonly<Record<string, string>>,
): ProviderRecord['subjects'] => {
  const byCode = groupBy(rows, (row) => cell(row, 'SBJ').slice(0, 5));
  return [...byCode]
    .map(([code, courses]) => ({
      code,
      name: sentenceCase(names[code] ?? code),
      courses: new Set(courses.map((course) => cell(course, 'KISCOURSEID'))).size,
    }))
    .sort((one, other) => other.courses - one.courses || (one.code < other.code ? -1 : 1));
};

/** Number of different courses in the rows. A course in two modes of study counts once. */
export const courseTotal = (rows: readonly Row[]) =>
  new Set(rows.map((row) => cell(row, 'KISCOURSEID'))).size;

/** Number of courses that can be studied part-time. */
export const partTimeTotal = (rows: readonly Row[]) =>
  courseTotal(rows.filter((row) => cell(row, 'KISMODE') === '02'));
