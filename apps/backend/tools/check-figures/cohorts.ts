import { subjectName } from '../../src/publication/subjects';
import type { Row } from '../publication';
import { absenceOf } from './absences';
import type { Facts } from './compare';
import { numberIn } from './page-text';
import type { CourseRows, PublishedRows } from './published-rows';

const about = /^(?:.*, )?(\d{4}-\d{2}), about ([\d,]+) \w+ (of .+)$/;
const aboutFirst = /^about ([\d,]+) \w+ (of .+), (\d{4}-\d{2})$/;

/** Whom a figure is about, as the line under it says: 'Discover Uni, 2022-23, about 15 students of computing here'. */
export function cohortIn(line: string | undefined): Facts {
  const [, years, people, group] = about.exec(line ?? '') ?? [];
  if (years && people && group) return { people: numberIn(people), years, group };
  const [, number, words, when] = aboutFirst.exec(line ?? '') ?? [];
  if (number && words && when) return { people: numberIn(number), years: when, group: words };
  throw new Error(`"${line}" does not say whom the figure is about`);
}

/** Whom a row is about. */
export function cohortOf(row: Row, prefix: string): Facts {
  const subject = row[`${prefix}SBJ`] ?? '';
  const group = row[`${prefix}AGG`]?.endsWith('4')
    ? 'this course'
    : `${subjectName(subject) ?? 'this course or its subject'} here`;
  return {
    people: Number(row[`${prefix}POP`]),
    years: row[`${prefix}AGGYEAR`] ?? '',
    group: `of ${group}`,
  };
}

/** How a figure is published: its file, how the columns of its group begin, and what a row says. */
export interface Source {
  part: string;
  prefix: string;
  value(row: Row): Facts;
}

/**
 * What is published of a course: the first mode of study with a figure counts, and of its rows the course's own before
 * a subject's, a finer subject before a wider one, one year before two, more people before fewer. Rows that tie are all given.
 */
export function publishedFacts(
  course: CourseRows,
  { part, prefix, value }: Source,
  files: PublishedRows,
): Facts[] {
  const modes = course.modes(part);
  const rows = modes
    .map((own) => own.filter((row) => isPublished(row, prefix)))
    .find((own) => own.length > 0);
  if (!rows) return [absenceOf(modes.flat(), prefix, files.isThere(part))];
  const rank = (row: Row): number => {
    const [years, level] = row[`${prefix}AGG`] ?? '';
    return Number(level) * 1e9 - Number(years) * 1e8 + Number(row[`${prefix}POP`]);
  };
  const best = Math.max(...rows.map(rank));
  return rows.filter((row) => rank(row) === best).map((row) => ({ ...value(row), ...cohortOf(row, prefix) }));
}

const isPublished = (row: Row, prefix: string): boolean =>
  Boolean(row[`${prefix}AGG`]) && Number(row[`${prefix}POP`]) > 0;
