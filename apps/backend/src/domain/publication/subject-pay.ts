import { z } from 'zod';
import type { Row } from './published';
import { cell } from './published';

const quartiles = { lowerQuartile: z.int(), median: z.int(), upperQuartile: z.int() };

/** Pay of a subject's graduates in the UK and in regions with enough of them, in GBP a year. */
export const subjectPaySchema = z.strictObject({
  ...quartiles,
  people: z.int(),
  regions: z.array(z.strictObject({ name: z.string(), ...quartiles, people: z.int() })),
});
export type SubjectPay = z.infer<typeof subjectPaySchema>;

/** One subject, mode of study and kind of award with its pay at three moments; null where none is published. */
export const subjectEarningsSchema = z.strictObject({
  subject: z.string().regex(/^CAH\d\d(-\d\d){0,2}$/),
  mode: z.enum(['full-time', 'part-time']),
  awards: z.enum(['first-degrees', 'other-undergraduate']),
  months15: subjectPaySchema.nullable(),
  years3: subjectPaySchema.nullable(),
  years5: subjectPaySchema.nullable(),
});
export type SubjectEarnings = z.infer<typeof subjectEarningsSchema>;

const NATIONS = { NI: 'Northern Ireland', S: 'Scotland', W: 'Wales' };
/** Regions by their codes in the files of tax records. */
const LEO_REGIONS = {
  NE: 'North East',
  NW: 'North West',
  YH: 'Yorkshire and The Humber',
  EM: 'East Midlands',
  WM: 'West Midlands',
  EE: 'East of England',
  LN: 'London',
  SE: 'South East',
  SW: 'South West',
  ...NATIONS,
};

/** The tables of whole subjects: column prefixes and regions. */
const tables = {
  months15: { part: 'GOSECSAL', prefix: 'GOSEC', people: 'GOSECPOP', places: { E: 'England', ...NATIONS } },
  years3: { part: 'LEO3SEC', prefix: 'LEO3', people: 'LEO3SECPOP', places: LEO_REGIONS },
  years5: { part: 'LEO5SEC', prefix: 'LEO5', people: 'LEO5SECPOP', places: LEO_REGIONS },
} as const;

/** The files of whole subjects. */
export const subjectPayParts: readonly string[] = Object.values(tables).map(({ part }) => part);

/** The modes of study of published groups, by KISMODE. */
export const GROUP_MODES: Readonly<Record<string, SubjectEarnings['mode']>> = {
  '01': 'full-time',
  '02': 'part-time',
};
const LEVELS: Readonly<Record<string, SubjectEarnings['awards']>> = {
  '03': 'first-degrees',
  '04': 'other-undergraduate',
};

/** Reads pay by subject from the published tables, in the order of codes. Withheld figures ('NA') are omitted. */
export const subjectEarnings = (rowsOf: (part: string) => readonly Row[]): SubjectEarnings[] => {
  const found = new Map<string, SubjectEarnings>();
  for (const [moment, table] of Object.entries(tables) as [keyof typeof tables, Table][]) {
    for (const row of rowsOf(table.part)) {
      const subject = cell(row, `${table.part.startsWith('GO') ? 'GOSEC' : table.part}SBJ`);
      const mode = GROUP_MODES[cell(row, 'KISMODE')];
      const awards = LEVELS[cell(row, 'KISLEVEL')];
      const pay = payOf(row, table);
      if (!mode || !awards || !pay) continue;
      const key = `${subject} ${mode} ${awards}`;
      const known = found.get(key) ?? { subject, mode, awards, months15: null, years3: null, years5: null };
      found.set(key, { ...known, [moment]: pay });
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, earnings]) => earnings);
};

type Table = (typeof tables)[keyof typeof tables];

const payOf = (row: Row, table: Table): SubjectPay | null => {
  const at = (place: string) => {
    const [lowerQuartile, median, upperQuartile, people] = [
      `${table.prefix}LQ_${place}`,
      `${table.prefix}MED_${place}`,
      `${table.prefix}UQ_${place}`,
      `${table.people}_${place}`,
    ].map((column) => (/^\d+$/.test(cell(row, column)) ? Number(cell(row, column)) : null));
    return lowerQuartile && median && upperQuartile && people
      ? { lowerQuartile, median, upperQuartile, people }
      : null;
  };
  const whole = at('UK');
  if (!whole) return null;
  const places = Object.entries(table.places).flatMap(([code, name]) => {
    const pay = at(code);
    return pay ? [{ name, ...pay }] : [];
  });
  return { ...whole, regions: places.sort((one, other) => other.people - one.people) };
};

/**
 * Reads a course's pay some years after it, with the percentage of its graduates in each region, the largest first, where
 * published.
 */
export const courseEarnings = (
  row: Row,
  years: 3 | 5,
): Omit<SubjectPay, 'people' | 'regions'> & GraduateRegions => {
  const value = (column: string) => Number(cell(row, `LEO${years}${column}`));
  const found = Object.entries(LEO_REGIONS)
    .map(([code, name]) => ({ name, percent: value(`PROV_PC_${code}`) }))
    .filter(({ percent }) => percent > 0 && percent <= 100)
    .sort((one, other) => other.percent - one.percent);
  return {
    lowerQuartile: value('INSTLQ'),
    median: value('INSTMED'),
    upperQuartile: value('INSTUQ'),
    ...(found.length > 0 && { regions: found }),
  };
};

interface GraduateRegions {
  regions?: { name: string; percent: number }[];
}
