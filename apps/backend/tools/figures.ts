import type { ProviderRecord } from '../src/domain/catalogue/record';
import type { Row } from './publication';
import type { PublishedCohort } from '../src/domain/publication/distinct-cohorts';
import { distinctCohorts, ofCourse } from '../src/domain/publication/distinct-cohorts';
import { stayed } from '../src/domain/publication/figures';
import { groupBy } from '../src/domain/publication/group-by';
import { cell } from './publication';

/** A group of students for which a figure is published; several courses may share it. */
interface Cohort extends PublishedCohort {
  years: string;
  values: number[];
}

interface Columns {
  population: string;
  subject: string;
  level: string;
  year: string;
  values: readonly string[];
}

const COLUMNS_OF = {
  salary: {
    population: 'GOSALPOP',
    subject: 'GOSALSBJ',
    level: 'GOSALAGG',
    year: 'GOSALAGGYEAR',
    values: ['GOINSTLQ', 'GOINSTMED', 'GOINSTUQ'],
  },
  continuation: {
    population: 'CONTPOP',
    subject: 'CONTSBJ',
    level: 'CONTAGG',
    year: 'CONTAGGYEAR',
    values: ['UCONT', 'UGAINED'],
  },
  employment: {
    population: 'EMPPOP',
    subject: 'EMPSBJ',
    level: 'EMPAGG',
    year: 'EMPAGGYEAR',
    values: ['WORKSTUDY'],
  },
} satisfies Record<string, Columns>;

export type SubjectsOfCourse = ReadonlyMap<string, readonly string[]>;

export const courseKey = (row: Row) =>
  `${cell(row, 'PUBUKPRN')} ${cell(row, 'KISCOURSEID')} ${cell(row, 'KISMODE')}`;

/** The distinct cohorts of one provider's course rows; rows that differ only in the course are one cohort. */
const cohortsOf = (rows: readonly Row[], columns: Columns, subjectsOf: SubjectsOfCourse): Cohort[] => {
  const published = rows.filter((row) => columns.values.every((column) => /^\d+$/.test(cell(row, column))));
  const identity = (row: Row) => {
    const subject = cell(row, columns.subject) || `course ${cell(row, 'KISCOURSEID')}`;
    const rest = [columns.level, columns.year, columns.population, ...columns.values];
    return [cell(row, 'KISMODE'), subject, ...rest.map((column) => cell(row, column))].join('|');
  };
  return distinctCohorts(
    [...groupBy(published, identity).values()].flatMap(([row]) =>
      row ? [toCohort(row, columns, subjectsOf)] : [],
    ),
  );
};

const toCohort = (row: Row, columns: Columns, subjectsOf: SubjectsOfCourse): Cohort => ({
  mode: cell(row, 'KISMODE'),
  subject:
    cell(row, columns.subject) || ofCourse(subjectsOf.get(courseKey(row))?.[0], cell(row, 'KISCOURSEID')),
  people: Number(cell(row, columns.population)),
  years: cell(row, columns.year),
  values: columns.values.map((column) => Number(cell(row, column))),
});

const people = (cohorts: readonly Cohort[]) => cohorts.reduce((sum, cohort) => sum + cohort.people, 0);

const weightedMean = (cohorts: readonly Cohort[], value: (cohort: Cohort) => number) =>
  cohorts.reduce((sum, cohort) => sum + cohort.people * value(cohort), 0) / people(cohorts);

/** The range of the cohorts' years: '2022-23', or '2021-23' when some cover two. */
const span = (cohorts: readonly Cohort[]): string => {
  const years = cohorts.map((cohort) => cohort.years).filter(Boolean);
  const starts = years.map((year) => year.slice(0, 4)).sort();
  const ends = years.map((year) => year.slice(5)).sort();
  return `${starts[0] ?? ''}-${ends.at(-1) ?? ''}`;
};

/** Earnings 15 months on: the means of the cohorts' quartiles, weighted by graduates; null when all are withheld. */
export const salaryFigure = (
  rows: readonly Row[],
  subjectsOf: SubjectsOfCourse,
): ProviderRecord['salary'] => {
  const cohorts = cohortsOf(rows, COLUMNS_OF.salary, subjectsOf);
  if (cohorts.length === 0) return null;
  const quartile = (index: number) =>
    Math.round(weightedMean(cohorts, (cohort) => cohort.values[index] ?? 0) / 100) * 100;
  return {
    median: quartile(1),
    lowerQuartile: quartile(0),
    upperQuartile: quartile(2),
    graduates: people(cohorts),
    monthsAfter: 15,
    year: span(cohorts),
  };
};

/** Percent still studying or with their award after a year, weighted by students; null when all are withheld. */
export const continuationFigure = (
  rows: readonly Row[],
  subjectsOf: SubjectsOfCourse,
): ProviderRecord['continuation'] => {
  const cohorts = cohortsOf(rows, COLUMNS_OF.continuation, subjectsOf);
  if (cohorts.length === 0) return null;
  const percent = weightedMean(cohorts, ({ values: [continuing = 0, gained = 0] }) =>
    stayed({ continuing, gained }),
  );
  return { percent: Math.round(percent), students: people(cohorts), year: span(cohorts) };
};

/** Percent in work or further study after 15 months, weighted by graduates; null when all are withheld. */
export const employmentFigure = (
  rows: readonly Row[],
  subjectsOf: SubjectsOfCourse,
): ProviderRecord['employment'] => {
  const cohorts = cohortsOf(rows, COLUMNS_OF.employment, subjectsOf);
  if (cohorts.length === 0) return null;
  const percent = Math.round(weightedMean(cohorts, ({ values }) => values[0] ?? 0));
  return { percent, graduates: people(cohorts), year: span(cohorts) };
};
