import { z } from 'zod';
import type { Row } from '../publication';
import { groupName } from '../../src/domain/publication/subjects';
import { parseAbsence } from './absences';
import type { Facts } from './compare';
import { momentLines, parsePay } from './course-figures';
import { findAfter, parseNumber } from './page-text';
import type { CourseRows, PublishedRows } from './published-rows';

/** The key of the subject group whose pay is shown next to a course's, in the API's format. */
export const subjectKeySchema = z.object({
  subject: z.string(),
  mode: z.enum(['full-time', 'part-time']),
  awards: z.enum(['first-degrees', 'other-undergraduate']),
});
type SubjectKey = z.infer<typeof subjectKeySchema>;

interface Table {
  name: string;
  moment: string;
  part: string;
  prefix: string;
  people: string;
}

/** Pay of all graduates of a subject in the UK, by time after graduation. */
export const SUBJECT_TABLES: readonly Table[] = [
  {
    name: 'UK pay after 15 months',
    moment: 'After 15 months',
    part: 'GOSECSAL',
    prefix: 'GOSEC',
    people: 'GOSECPOP',
  },
  {
    name: 'UK pay after 3 years',
    moment: 'After 3 years',
    part: 'LEO3SEC',
    prefix: 'LEO3',
    people: 'LEO3SECPOP',
  },
  {
    name: 'UK pay after 5 years',
    moment: 'After 5 years',
    part: 'LEO5SEC',
    prefix: 'LEO5',
    people: 'LEO5SECPOP',
  },
];

/** UK-wide pay as shown on a course's page. */
export const subjectPayShown = (lines: readonly string[], { moment }: Table): Facts => {
  const payLines = momentLines(lines, moment);
  if (!payLines) return { absent: 'not published' };
  const rest = parseAbsence(payLines[0]) ? payLines.slice(1) : payLines.slice(3);
  const absent = parseAbsence(rest[0]);
  if (absent) return absent;
  const { pay, cohort = '' } = parsePay(rest);
  return { ...pay, people: parseNumber(cohort), subject: cohort.replace(/^.*? of /, '') };
};

/** UK-wide pay as published for the group of the course's own pay, else for one that includes the course. */
export const subjectPayPublished = (
  course: CourseRows,
  key: SubjectKey | null,
  { part, prefix, people }: Table,
  files: PublishedRows,
): Facts[] => {
  const row = key && rowOf(key, part, files);
  if (!row || !/^\d+$/.test(row[`${prefix}MED_UK`] ?? '')) return [{ absent: 'not published' }];
  const paid = course
    .modes('GOSALARY')
    .flat()
    .filter(({ GOSALAGG }) => GOSALAGG);
  const isOwnPay = ({ GOSALSBJ, KISMODE }: Row) =>
    GOSALSBJ === key.subject && KISMODE === (key.mode === 'full-time' ? '01' : '02');
  if (paid.length > 0 && !paid.some(isOwnPay)) throw new Error(`the course's pay is not of ${key.subject}`);
  const codes = course
    .modes('SBJ')
    .flat()
    .map(({ SBJ = '' }) => SBJ);
  if (paid.length === 0 && !codes.some((code) => code.startsWith(key.subject)))
    throw new Error(`${key.subject} is not a subject of the course`);
  const payAt = (area: string): Facts => {
    const [lower, median, upper] = ['LQ', 'MED', 'UQ'].map((column) =>
      Number(row?.[`${prefix}${column}_${area}`]),
    );
    return { lower: lower ?? NaN, median: median ?? NaN, upper: upper ?? NaN };
  };
  return [
    { ...payAt('UK'), people: Number(row[`${people}_UK`]), subject: groupName(key.subject) ?? key.subject },
  ];
};

const rowOf = (key: SubjectKey, part: string, files: PublishedRows) =>
  files.subject(
    part,
    key.subject,
    key.mode === 'full-time' ? '01' : '02',
    key.awards === 'first-degrees' ? '03' : '04',
  );

const REGIONS: Readonly<Record<string, string>> = {
  'North East': 'NE',
  'North West': 'NW',
  'Yorkshire and The Humber': 'YH',
  'East Midlands': 'EM',
  'West Midlands': 'WM',
  'East of England': 'EE',
  London: 'LN',
  'South East': 'SE',
  'South West': 'SW',
  Wales: 'W',
  Scotland: 'S',
  'Northern Ireland': 'NI',
};

/** Pay by region after 5 years as shown on a course's page, one text for each region. */
export const regionsShown = (lines: readonly string[]): Facts => {
  const table = findAfter(lines, 'Regions where most of them work')?.slice(3);
  if (!table) return { absent: 'not published' };
  const shown: Record<string, string> = {};
  while (table[0] !== undefined && table[0] in REGIONS) {
    const [name = '', median = '', half = '', people = ''] = table.splice(0, 4);
    shown[name] = `${median}, ${half.replace('Middle half ', '')}, ${people}`;
  }
  return shown;
};

/**
 * Pay by region as published: the five regions where most people work; of regions with equal numbers, the shown ones.
 */
export const regionsPublished = (key: SubjectKey | null, shown: Facts, files: PublishedRows): Facts[] => {
  const row = key && rowOf(key, 'LEO5SEC', files);
  const pounds = (text: string | undefined) => `£${Number(text).toLocaleString('en-GB')}`;
  const regions = Object.entries(REGIONS)
    .filter(([, code]) => /^\d+$/.test(row?.[`LEO5MED_${code}`] ?? ''))
    .map(([name, code]) => ({
      name,
      people: Number(row?.[`LEO5SECPOP_${code}`]),
      text: `${pounds(row?.[`LEO5MED_${code}`])}, ${pounds(row?.[`LEO5LQ_${code}`])} to ${pounds(row?.[`LEO5UQ_${code}`])}`,
    }))
    .sort(
      (one, other) => other.people - one.people || Number(other.name in shown) - Number(one.name in shown),
    )
    .slice(0, 5);
  if (regions.length === 0) return [{ absent: 'not published' }];
  return [
    Object.fromEntries(
      regions.map(({ name, people, text }) => [name, `${text}, ${people.toLocaleString('en-GB')}`]),
    ),
  ];
};
