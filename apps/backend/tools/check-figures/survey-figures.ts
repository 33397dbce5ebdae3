import type { Row } from '../publication';
import { parseAbsence } from './absences';
import { parseCohort, publishedFacts } from './cohorts';
import type { Facts } from './compare';
import { chartTable, linesAfter, parseNumber } from './page-text';
import type { CourseRows, PublishedRows } from './published-rows';

const TITLE = 'What students say';
const THEMES = [
  'Teaching on my course',
  'Learning opportunities',
  'Assessment and feedback',
  'Academic support',
  'Organisation and management',
  'Learning resources',
  'Student voice',
];

const themesOf = (row: Row, prefix: string): Facts =>
  Object.fromEntries(THEMES.map((theme, at) => [theme, Number(row[`${prefix}${at + 1}`])]));

/** The themes of the National Student Survey as shown on a course's page. */
export const surveyShown = (lines: readonly string[]): Facts => {
  const absent = parseAbsence(linesAfter(lines, TITLE)[0]);
  if (absent) return absent;
  const { cells, source } = chartTable(lines, TITLE);
  return {
    ...Object.fromEntries(cells.map(([name, value]) => [name, parseNumber(value)])),
    ...parseCohort(source),
  };
};

/** The years of the survey's copy, which has no column for them, by the first digit of NSSAGG. */
const YEARS: Readonly<Record<string, string>> = { 1: '2023-24', 2: '2022-24' };

/** The themes of a course as published, without a group that stands in the file with two different results. */
export const surveyPublished = (course: CourseRows, files: PublishedRows): Facts[] => {
  const all = files.provider('NSS', course.provider);
  const isDoubtful = (row: Row) =>
    Boolean(row['NSSSBJ']) && all.some((other) => isSameGroup(row, other) && !isSameResult(row, other));
  const modes = course
    .modes('NSS')
    .map((rows) =>
      rows
        .filter((row) => !isDoubtful(row))
        .map((row) => ({ ...row, NSSAGGYEAR: row['NSSAGGYEAR'] || (YEARS[row['NSSAGG']?.[0] ?? ''] ?? '') })),
    );
  const source = { part: 'NSS', prefix: 'NSS', value: (row: Row) => themesOf(row, 'T') };
  return publishedFacts({ ...course, modes: () => modes }, source, files);
};

const GROUP_COLUMNS = ['KISMODE', 'NSSAGG', 'NSSSBJ', 'NSSPOP', 'NSSRESP_RATE'];
const isSameGroup = (one: Row, other: Row): boolean =>
  GROUP_COLUMNS.every((column) => one[column] === other[column]);
const isSameResult = (one: Row, other: Row): boolean =>
  THEMES.every((_, at) => one[`T${at + 1}`] === other[`T${at + 1}`]);
