import type { Row } from '../publication';
import { parseAbsence } from './absences';
import { parseCohort, publishedFacts } from './cohorts';
import type { Facts } from './compare';
import { stayed } from './course-figures';
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

/** The themes of a course as published: in the survey's file, else in the titles file. */
export const surveyPublished = (course: CourseRows, files: PublishedRows): Facts[] => {
  const surveyRows = course.modes('NSS');
  const titleRows = course.modes('TITLES').map((rows) => rows.filter((row) => row['NSS_T1']));
  const modes = surveyRows.map((rows, mode) =>
    rows.length > 0 ? rows : (titleRows[mode] ?? []).map((row) => surveyFromTitles(row, course, files)),
  );
  const source = { part: 'NSS', prefix: 'NSS', value: (row: Row) => themesOf(row, 'T') };
  return publishedFacts({ ...course, modes: () => modes }, source, files);
};

/**
 * Converts a row of titles to the format of the survey's file. The row does not state its group: the group is the
 * course's own students only where no other course of the provider has the same figures and the course has its own
 * continuation share.
 */
const surveyFromTitles = (row: Row, course: CourseRows, files: PublishedRows): Row => {
  const isShared = files
    .provider('TITLES', course.provider)
    .some((other) => other['KISCOURSEID'] !== course.code && sameSurvey(row, other));
  const [continuation] = publishedFacts(course, stayed.source, files);
  return {
    NSSAGG: !isShared && continuation?.['group'] === 'of this course' ? '24' : '23',
    NSSAGGYEAR: '2022-24',
    NSSPOP: row['NSSPOP'] ?? '',
    ...Object.fromEntries(THEMES.map((_, at) => [`T${at + 1}`, row[`NSS_T${at + 1}`] ?? ''])),
  };
};

const sameSurvey = (one: Row, other: Row): boolean =>
  one['NSSPOP'] === other['NSSPOP'] &&
  THEMES.every((_, at) => one[`NSS_T${at + 1}`] === other[`NSS_T${at + 1}`]);
