import { groupName } from '../../src/domain/publication/subjects';
import type { Row } from '../publication';
import { absenceOf } from './absences';
import type { Facts } from './compare';
import { parseNumber } from './page-text';
import type { CourseRows, PublishedRows } from './published-rows';

const ABOUT = /^(?:.*, )?(\d{4}-\d{2}), about ([\d,]+) \w+ (of .+)$/;
const ABOUT_FIRST = /^about ([\d,]+) \w+ (of .+), (\d{4}-\d{2})$/;

/** Parses the cohort from the line below a figure: 'Discover Uni, 2022-23, about 15 students of computing here'. */
export const parseCohort = (line: string | undefined): Facts => {
  const [, years, people, group] = ABOUT.exec(line ?? '') ?? [];
  if (years && people && group) return { people: parseNumber(people), years, ...parseGroup(group) };
  const [, number, groupFirst, yearsLast] = ABOUT_FIRST.exec(line ?? '') ?? [];
  if (number && groupFirst && yearsLast)
    return { people: parseNumber(number), years: yearsLast, ...parseGroup(groupFirst) };
  throw new Error(`"${line}" does not state the figure's cohort`);
};

/** A group that does not say its mode of study is full-time, as one that says so is. */
const parseGroup = (words: string): Facts => {
  const [group = '', mode = 'full-time'] = words.split(/, (?=(?:full|part)-time$)/);
  return { group, mode };
};

/** The cohort of a row. */
export const cohortOf = (row: Row, prefix: string): Facts => {
  const subject = row[`${prefix}SBJ`] ?? '';
  const group = row[`${prefix}AGG`]?.endsWith('4')
    ? 'this course'
    : `${groupName(subject) ?? 'its subject'} here`;
  return {
    people: Number(row[`${prefix}POP`]),
    years: row[`${prefix}AGGYEAR`] ?? '',
    group: `of ${group}`,
    mode: row['KISMODE'] === '02' ? 'part-time' : 'full-time',
  };
};

/** Where a figure is published: its file, the prefix of its cohort's columns, and how to parse a row. */
export interface Source {
  part: string;
  prefix: string;
  value(row: Row): Facts;
}

/**
 * The published values for a course: the first mode of study with a figure is used, and among its rows the course's own
 * before a subject's, a finer subject before a broader one, one year before two, more people before fewer. Returns all
 * rows that tie.
 */
export const publishedFacts = (
  course: CourseRows,
  { part, prefix, value }: Source,
  files: PublishedRows,
): Facts[] => {
  const modes = course.modes(part);
  const rows = modes
    .map((own) => own.filter((row) => isPublished(row, prefix)))
    .find((own) => own.length > 0);
  if (!rows) return [absenceOf(modes.flat(), prefix, files.isAvailable(part))];
  const rank = (row: Row): number => {
    const [years, level] = row[`${prefix}AGG`] ?? '';
    return Number(level) * 1e9 - Number(years) * 1e8 + Number(row[`${prefix}POP`]);
  };
  const highestRank = Math.max(...rows.map(rank));
  return rows
    .filter((row) => rank(row) === highestRank)
    .map((row) => ({ ...value(row), ...cohortOf(row, prefix) }));
};

const isPublished = (row: Row, prefix: string): boolean =>
  Boolean(row[`${prefix}AGG`]) && Number(row[`${prefix}POP`]) > 0;
