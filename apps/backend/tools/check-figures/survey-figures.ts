import type { Row } from '../publication';
import { absenceIn } from './absences';
import { cohortIn, publishedFacts } from './cohorts';
import type { Facts } from './compare';
import { chartTable, linesAfter, numberIn } from './page-text';
import type { CourseRows, PublishedRows } from './published-rows';

const title = 'What students say';
const themes = [
  'Teaching on my course',
  'Learning opportunities',
  'Assessment and feedback',
  'Academic support',
  'Organisation and management',
  'Learning resources',
  'Student voice',
];

const themesOf = (row: Row, prefix: string): Facts =>
  Object.fromEntries(themes.map((theme, at) => [theme, Number(row[`${prefix}${at + 1}`])]));

/** The themes of the National Student Survey as a course's page shows them. */
export function surveyShown(lines: readonly string[]): Facts {
  const absent = absenceIn(linesAfter(lines, title)[0]);
  if (absent) return absent;
  const { cells, source } = chartTable(lines, title);
  return {
    ...Object.fromEntries(cells.map(([name, value]) => [name, numberIn(value)])),
    ...cohortIn(source),
  };
}

/** The themes of a course as published: in the survey's own file, else beside its title. */
export function surveyPublished(course: CourseRows, files: PublishedRows): Facts[] {
  const own = course.modes('NSS');
  const beside = course.modes('TITLES');
  const merged: CourseRows = {
    ...course,
    modes: () =>
      own.map((rows, mode) =>
        rows.length > 0 ? rows : (beside[mode] ?? []).flatMap((row) => besideTitle(row, files)),
      ),
  };
  return publishedFacts(merged, { part: 'NSS', prefix: 'NSS', value: (row) => themesOf(row, 'T') }, files);
}

/** A row of titles as the survey's own file would have it. */
function besideTitle(row: Row, files: PublishedRows): Row[] {
  if (!row['NSS_T1']) return [];
  const isShared = files
    .provider('TITLES', row['PUBUKPRN'] ?? '')
    .some((other) => other['KISCOURSEID'] !== row['KISCOURSEID'] && sameSurvey(row, other));
  return [
    {
      NSSAGG: isShared ? '23' : '24',
      NSSAGGYEAR: '2022-24',
      NSSPOP: row['NSSPOP'] ?? '',
      ...Object.fromEntries(themes.map((_, at) => [`T${at + 1}`, row[`NSS_T${at + 1}`] ?? ''])),
    },
  ];
}

const sameSurvey = (one: Row, other: Row): boolean =>
  one['NSSPOP'] === other['NSSPOP'] &&
  themes.every((_, at) => one[`NSS_T${at + 1}`] === other[`NSS_T${at + 1}`]);
