import type { Row } from '../publication';
import { parseAbsence } from './absences';
import type { Source } from './cohorts';
import { parseCohort } from './cohorts';
import type { Facts } from './compare';
import { chartTable, findAfter, linesAfter, parseNumber } from './page-text';

/** A kind of figure of a course: how to parse it from the page and from the files. */
export interface CourseFigure {
  name: string;
  shown(lines: readonly string[]): Facts;
  source: Source;
}

const number = (row: Row, column: string): number => Number(row[column]);
const hundreds = (row: Row, column: string): number => Math.round(number(row, column) / 100) * 100;

/** Parses a share in percent below its label, followed by a sentence and the cohort. */
const share =
  (label: string, parseSentence: (sentence: string) => Facts = () => ({})) =>
  (lines: readonly string[]): Facts => {
    // The first such label may be among the figures at the top, which have no sentence.
    const [figure, sentence = '', cohort] = linesAfter(lines.slice(lines.lastIndexOf(label)), label);
    return (
      parseAbsence(figure) ?? {
        percent: parseNumber(figure),
        ...parseSentence(sentence),
        ...parseCohort(cohort),
      }
    );
  };

/** Parses a chart's shares by name, or the reason why they are missing. */
const chart =
  (title: string, absence: (lines: readonly string[]) => string | undefined) =>
  (lines: readonly string[]): Facts => {
    if (!lines.includes(title)) {
      const absent = parseAbsence(absence(lines));
      if (!absent) throw new Error(`the page has neither "${title}" nor a reason for its absence`);
      return absent;
    }
    const { cells, source } = chartTable(lines, title);
    return {
      ...Object.fromEntries(cells.map(([name, value]) => [name, parseNumber(value)])),
      ...parseCohort(source),
    };
  };

/** Shares of a row by name, without those of 0 people. */
const shares = (row: Row, names: Readonly<Record<string, string>>): Facts =>
  Object.fromEntries(
    Object.entries(names)
      .map(([column, name]) => [name, number(row, column)] as const)
      .filter(([, percent]) => percent > 0),
  );

const BAND_STARTS = [48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224];
const BANDS: Readonly<Record<string, string>> = {
  T001: 'Under 48 points',
  ...Object.fromEntries(
    BAND_STARTS.map((from) => [`T${String(from).padStart(3, '0')}`, `${from} to ${from + 15} points`]),
  ),
  T240: '240 points or more',
};

const QUALIFICATIONS: Readonly<Record<string, string>> = {
  ALEVEL: 'A levels, Highers or similar',
  ACCESS: 'Access course',
  BACC: 'Baccalaureate',
  DEGREE: 'A degree',
  FOUNDTN: 'Foundation course',
  OTHERHE: 'Another higher education qualification',
  OTHER: 'Other qualifications',
  NOQUALS: 'No qualifications',
};

/** Parses a row of the pay table: the median, the middle half, the cohort. */
export const parsePay = ([median, half = '', cohort]: readonly string[]): {
  pay: Facts;
  cohort: string | undefined;
} => {
  const [lower, upper] = half.replace('Middle half ', '').split(' to ');
  return {
    pay: { lower: parseNumber(lower), median: parseNumber(median), upper: parseNumber(upper) },
    cohort,
  };
};

/** The lines of the pay table after a point in time, such as 'After 3 years'; undefined where the page has no table. */
export const momentLines = (lines: readonly string[], moment: string): string[] | undefined => {
  const table = findAfter(lines, 'Pay a year, before tax');
  return table && linesAfter(table, moment);
};

const payHere =
  (moment: string) =>
  (lines: readonly string[]): Facts => {
    // A course without any known pay has no table, only the reason.
    const payLines = momentLines(lines, moment) ?? linesAfter(lines, 'Graduate pay');
    const absent = parseAbsence(payLines[0]);
    if (absent) return absent;
    const { pay, cohort } = parsePay(payLines);
    return { ...pay, ...parseCohort(cohort) };
  };

const longTermPay = (years: 3 | 5): CourseFigure => ({
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

const SALARY_SOURCE: Source = {
  part: 'GOSALARY',
  prefix: 'GOSAL',
  value: (row) => ({
    lower: hundreds(row, 'GOINSTLQ'),
    median: hundreds(row, 'GOINSTMED'),
    upper: hundreds(row, 'GOINSTUQ'),
  }),
};

/** The continuation share: students who continue or gained their award. */
export const stayed: CourseFigure = {
  name: 'stayed on the course',
  shown: share('Stayed on the course'),
  source: {
    part: 'CONTINUATION',
    prefix: 'CONT',
    value: (row) => ({ percent: Math.min(100, number(row, 'UCONT') + number(row, 'UGAINED')) }),
  },
};

/** Every kind of figure on a course's page about the course's own students. */
export const courseFigures: readonly CourseFigure[] = [
  stayed,
  {
    name: 'in work or study',
    shown: share('In work or study', (sentence) => ({ work: parseNumber(sentence.split('course. ')[1]) })),
    source: {
      part: 'EMPLOYMENT',
      prefix: 'EMP',
      value: (row) => ({
        percent: number(row, 'WORKSTUDY'),
        work: Math.min(number(row, 'WORKSTUDY'), number(row, 'WORK') + number(row, 'BOTH')),
      }),
    },
  },
  {
    name: 'in highly skilled jobs',
    shown: share('In highly skilled jobs'),
    source: { part: 'JOBTYPE', prefix: 'JOB', value: (row) => ({ percent: number(row, 'PROFMAN') }) },
  },
  { name: 'pay here after 15 months', shown: payHere('After 15 months'), source: SALARY_SOURCE },
  longTermPay(3),
  longTermPay(5),
  {
    name: 'entry tariff bands',
    shown: chart(
      'UCAS Tariff points of earlier entrants',
      (lines) =>
        (findAfter(lines, 'The middle half lies within') ?? linesAfter(lines, 'The middle half had'))[0],
    ),
    source: { part: 'TARIFF', prefix: 'TAR', value: (row) => shares(row, BANDS) },
  },
  {
    name: 'entry qualifications',
    shown: chart(
      'The highest qualification that entrants had',
      (lines) => lines[lines.indexOf('Add my grades') - 1],
    ),
    source: { part: 'ENTRY', prefix: 'ENT', value: (row) => shares(row, QUALIFICATIONS) },
  },
];
