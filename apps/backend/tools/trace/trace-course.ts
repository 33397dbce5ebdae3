import type { Row } from '../publication';
import type { RowsOfCourse } from './published-rows';
import type { ShownCourse } from './read-courses';

interface Group {
  people: number;
  subject: string | null;
  years: string;
}

/** How a figure is published: its file, how its columns of the group begin, and the value of one row. */
interface Source {
  part: string;
  prefix: string;
  value(row: Row): unknown;
}

const number = (row: Row, column: string) => Number(row[column]);
const hundreds = (row: Row, column: string) => Math.round(number(row, column) / 100) * 100;
/** Shares by what they are of, those of nobody left out. */
const shares = (row: Row, columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(columns)
      .map(([name, column]) => [name, number(row, column)] as const)
      .filter(([, share]) => share > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const tariffColumns = Object.fromEntries(
  [1, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240].map((points) => [
    String(points === 1 ? 0 : points),
    `T${String(points).padStart(3, '0')}`,
  ]),
);
const entryColumns = {
  'a-level': 'ALEVEL',
  access: 'ACCESS',
  baccalaureate: 'BACC',
  degree: 'DEGREE',
  foundation: 'FOUNDTN',
  'other-higher': 'OTHERHE',
  other: 'OTHER',
  none: 'NOQUALS',
};

const sorted = (pairs: readonly (readonly [string, number])[]) =>
  Object.fromEntries([...pairs].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Every kind of figure: what the API shows, and where it is published. */
const kinds: Readonly<
  Record<string, { shown: (course: ShownCourse) => [Group, unknown] | null; source: Source }>
> = {
  tariff: {
    shown: ({ figures }) =>
      figures?.tariff
        ? [figures.tariff, sorted(figures.tariff.bands.map(({ from, percent }) => [String(from), percent]))]
        : null,
    source: { part: 'TARIFF', prefix: 'TAR', value: (row) => shares(row, tariffColumns) },
  },
  entry: {
    shown: ({ figures }) =>
      figures?.entry
        ? [figures.entry, sorted(figures.entry.qualifications.map(({ id, percent }) => [id, percent]))]
        : null,
    source: { part: 'ENTRY', prefix: 'ENT', value: (row) => shares(row, entryColumns) },
  },
  stayed: {
    shown: ({ figures }) =>
      figures?.continuation ? [figures.continuation, figures.continuation.stayed] : null,
    source: { part: 'CONTINUATION', prefix: 'CONT', value: stayedOf },
  },
  'work or study': {
    shown: ({ employment }) => (employment ? [employment, employment.percent] : null),
    source: { part: 'EMPLOYMENT', prefix: 'EMP', value: (row) => number(row, 'WORKSTUDY') },
  },
  'highly skilled': {
    shown: ({ figures }) => (figures?.jobs ? [figures.jobs, figures.jobs.highlySkilled] : null),
    source: { part: 'JOBTYPE', prefix: 'JOB', value: (row) => number(row, 'PROFMAN') },
  },
  pay: {
    shown: ({ salary }) =>
      salary ? [salary, [salary.lowerQuartile, salary.median, salary.upperQuartile]] : null,
    source: {
      part: 'GOSALARY',
      prefix: 'GOSAL',
      value: (row) => ['GOINSTLQ', 'GOINSTMED', 'GOINSTUQ'].map((column) => hundreds(row, column)),
    },
  },
  survey: {
    shown: ({ figures }) =>
      figures?.survey ? [figures.survey, figures.survey.themes.map(({ percent }) => percent)] : null,
    source: {
      part: 'NSS',
      prefix: 'NSS',
      value: (row) => [1, 2, 3, 4, 5, 6, 7].map((theme) => number(row, `T${theme}`)),
    },
  },
};

/** Those who continue and those who have their award, of one published row. */
export function stayedOf(row: Row): number {
  return Math.min(100, number(row, 'UCONT') + number(row, 'UGAINED'));
}

/** Looks for the row of each figure of a course; counts those found by kind and gives those that no row has. */
export function traceCourse(
  course: ShownCourse,
  rowsOf: RowsOfCourse,
  traced: Map<string, number>,
): string[] {
  const problems: string[] = [];
  for (const [kind, { shown, source }] of Object.entries(kinds)) {
    const figure = shown(course);
    if (!figure) continue;
    traced.set(kind, (traced.get(kind) ?? 0) + 1);
    if (!hasRow(figure, source, rowsOf)) problems.push(`${course.id} ${kind}: ${JSON.stringify(figure)}`);
  }
  return problems;
}

function hasRow([group, value]: [Group, unknown], { part, prefix, ...source }: Source, rowsOf: RowsOfCourse) {
  const own = rowsOf(part).some(
    (row) =>
      number(row, `${prefix}POP`) === group.people &&
      (row[`${prefix}SBJ`] ?? '') === (group.subject ?? '') &&
      row[`${prefix}AGGYEAR`] === group.years &&
      same(source.value(row), value),
  );
  return own || (part === 'NSS' && rowsOf('TITLES').some((row) => isBesideTitle(row, group, value)));
}

/** The survey's themes beside a title, which name the people and no years. */
const isBesideTitle = (row: Row, { people }: Group, value: unknown): boolean =>
  number(row, 'NSSPOP') === people &&
  same(
    [1, 2, 3, 4, 5, 6, 7].map((theme) => number(row, `NSS_T${theme}`)),
    value,
  );

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
