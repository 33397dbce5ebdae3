import type { Row } from '../publication';
import { absenceIn } from './absences';
import type { Source } from './cohorts';
import { cohortIn } from './cohorts';
import type { Facts } from './compare';
import { chartTable, findAfter, linesAfter, numberIn } from './page-text';

/** A kind of figure of a course: how its page shows it and how it is published. */
export interface CourseFigure {
  name: string;
  shown(lines: readonly string[]): Facts;
  source: Source;
}

const number = (row: Row, column: string): number => Number(row[column]);
const hundreds = (row: Row, column: string): number => Math.round(number(row, column) / 100) * 100;

/** A share in percent under its label, with a sentence and then whom it is about. */
const share =
  (label: string, more: (sentence: string) => Facts = () => ({})) =>
  (lines: readonly string[]): Facts => {
    const [figure, sentence = '', cohort] = linesAfter(lines, label);
    return absenceIn(figure) ?? { percent: numberIn(figure), ...more(sentence), ...cohortIn(cohort) };
  };

/** A chart's shares by name, or why there are none. */
const chart =
  (title: string, absence: (lines: readonly string[]) => string | undefined) =>
  (lines: readonly string[]): Facts => {
    if (!lines.includes(title)) {
      const absent = absenceIn(absence(lines));
      if (!absent) throw new Error(`the page has neither "${title}" nor why not`);
      return absent;
    }
    const { cells, source } = chartTable(lines, title);
    return {
      ...Object.fromEntries(cells.map(([name, value]) => [name, numberIn(value)])),
      ...cohortIn(source),
    };
  };

/** Shares by name, those of nobody left out. */
const shares = (row: Row, names: Readonly<Record<string, string>>): Facts =>
  Object.fromEntries(
    Object.entries(names)
      .map(([column, name]) => [name, number(row, column)] as const)
      .filter(([, percent]) => percent > 0),
  );

const starts = [48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224];
const bands: Readonly<Record<string, string>> = {
  T001: 'Under 48 points',
  ...Object.fromEntries(
    starts.map((from) => [`T${String(from).padStart(3, '0')}`, `${from} to ${from + 15} points`]),
  ),
  T240: '240 points or more',
};

const qualifications: Readonly<Record<string, string>> = {
  ALEVEL: 'A levels, Highers or similar',
  ACCESS: 'Access course',
  BACC: 'Baccalaureate',
  DEGREE: 'A degree',
  FOUNDTN: 'Foundation course',
  OTHERHE: 'Another higher education qualification',
  OTHER: 'Other qualifications, BTECs among them',
  NOQUALS: 'No qualifications',
};

/** How pages put a line of the table of pay: the middle, the middle half, whom it is about. */
export function payIn([median, half = '', cohort]: readonly string[]): {
  pay: Facts;
  cohort: string | undefined;
} {
  const [lower, upper] = half.replace('Middle half ', '').split(' to ');
  return { pay: { lower: numberIn(lower), median: numberIn(median), upper: numberIn(upper) }, cohort };
}

/** The lines of the table of pay that begin with a moment. */
export const momentLines = (lines: readonly string[], moment: string): string[] | undefined => {
  const table = findAfter(lines, 'Pay a year, before tax');
  return table && linesAfter(table, moment);
};

const payHere =
  (moment: string) =>
  (lines: readonly string[]): Facts => {
    // A course of which no pay is known at all has no table.
    const own = momentLines(lines, moment) ?? linesAfter(lines, 'Graduate pay');
    const absent = absenceIn(own[0]);
    if (absent) return absent;
    const { pay, cohort } = payIn(own);
    return { ...pay, ...cohortIn(cohort) };
  };

const leo = (years: 3 | 5): CourseFigure => ({
  name: `pay here after ${years} years`,
  shown: payHere(`After ${years} years`),
  source: {
    part: `LEO${years}`,
    prefix: `LEO${years}`,
    value: (row) => ({
      lower: number(row, `LEO${years}INSTLQ`),
      median: number(row, `LEO${years}INSTMED`),
      upper: number(row, `LEO${years}INSTUQ`),
    }),
  },
});

const goSalary: Source = {
  part: 'GOSALARY',
  prefix: 'GOSAL',
  value: (row) => ({
    lower: hundreds(row, 'GOINSTLQ'),
    median: hundreds(row, 'GOINSTMED'),
    upper: hundreds(row, 'GOINSTUQ'),
  }),
};

/** The share that stayed: those who continue and those who gained their award. */
export const stayed: CourseFigure = {
  name: 'stayed on the course',
  shown: share('Stayed on the course'),
  source: {
    part: 'CONTINUATION',
    prefix: 'CONT',
    value: (row) => ({ percent: Math.min(100, number(row, 'UCONT') + number(row, 'UGAINED')) }),
  },
};

/** Every kind of figure that a course's page shows of the course. */
export const courseFigures: readonly CourseFigure[] = [
  stayed,
  {
    name: 'in work or study',
    shown: share('In work or study', (sentence) => ({ work: numberIn(sentence.split('course. ')[1]) })),
    source: {
      part: 'EMPLOYMENT',
      prefix: 'EMP',
      value: (row) => ({
        percent: number(row, 'WORKSTUDY'),
        work: Math.min(100, number(row, 'WORK') + number(row, 'BOTH')),
      }),
    },
  },
  {
    name: 'in highly skilled jobs',
    shown: share('In highly skilled jobs'),
    source: { part: 'JOBTYPE', prefix: 'JOB', value: (row) => ({ percent: number(row, 'PROFMAN') }) },
  },
  { name: 'pay here after 15 months', shown: payHere('After 15 months'), source: goSalary },
  leo(3),
  leo(5),
  {
    name: 'entry tariff bands',
    shown: chart(
      'UCAS Tariff points of earlier entrants',
      (lines) =>
        (findAfter(lines, 'The middle half lies within') ?? linesAfter(lines, 'The middle half had'))[0],
    ),
    source: { part: 'TARIFF', prefix: 'TAR', value: (row) => shares(row, bands) },
  },
  {
    name: 'entry qualifications',
    shown: chart(
      'The highest qualification that entrants had',
      (lines) => lines[lines.indexOf('Add my grades') - 1],
    ),
    source: { part: 'ENTRY', prefix: 'ENT', value: (row) => shares(row, qualifications) },
  },
];
