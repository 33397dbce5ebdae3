import type { CourseFigures } from '../catalogue/course-record';
import type { PublishedMode, Row } from './published';
import { cell } from './published';

/** How a figure is published: its file, the prefix of its cohort columns, and the columns of its values. */
export interface FigureSource {
  part: string;
  prefix: string;
  values: readonly string[];
}

/** UCAS tariff points at which each published band begins; a column is 'T' and the points, save the first, T001. */
const bandStarts = [0, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240];
const bandColumn = (from: number) => `T${String(from || 1).padStart(3, '0')}`;

const entryNames: Readonly<Record<string, string>> = {
  ALEVEL: 'A levels, Highers or similar',
  ACCESS: 'Access course',
  BACC: 'Baccalaureate',
  DEGREE: 'A degree',
  FOUNDTN: 'Foundation course',
  OTHERHE: 'Another higher education qualification',
  OTHER: 'Other qualifications',
  NOQUALS: 'No qualifications',
};

const sources = {
  tariff: { part: 'TARIFF', prefix: 'TAR', values: bandStarts.map(bandColumn) },
  entry: { part: 'ENTRY', prefix: 'ENT', values: Object.keys(entryNames) },
  continuation: { part: 'CONTINUATION', prefix: 'CONT', values: ['UCONT', 'UGAINED', 'ULEFT', 'ULOWER'] },
  employment: {
    part: 'EMPLOYMENT',
    prefix: 'EMP',
    values: ['WORKSTUDY', 'WORK', 'STUDY', 'BOTH', 'UNEMP', 'NOAVAIL'],
  },
  jobs: { part: 'JOBTYPE', prefix: 'JOB', values: ['PROFMAN', 'OTHERJOB', 'UNKWN'] },
  salary: { part: 'GOSALARY', prefix: 'GOSAL', values: ['GOINSTLQ', 'GOINSTMED', 'GOINSTUQ'] },
} satisfies Record<string, FigureSource>;

/** Every figure's source. */
export const figureSources: readonly FigureSource[] = Object.values(sources);

/**
 * The published figures of a course. Where a file has several rows, the narrowest group counts: the course itself before
 * its subject, one year before two, then the larger group. A mode without a figure takes the next mode's.
 */
export const courseFigures = (modes: readonly PublishedMode[]): CourseFigures =>
  figuresOfRows((source) =>
    modes
      .map(({ parts }) => narrowest(parts[source.part] ?? [], source))
      .find((row): row is Row => row !== undefined),
  );

/** The figures of one chosen row of each file; null where none is chosen. */
export function figuresOfRows(rowOf: (source: FigureSource) => Row | undefined): CourseFigures {
  const of = <Figure extends object>(
    source: FigureSource,
    figure: (value: (column: string) => number) => Figure,
  ) => {
    const row = rowOf(source);
    return row ? { ...figure((column) => Number(cell(row, column))), ...cohort(row, source.prefix) } : null;
  };
  return {
    tariff: of(sources.tariff, (value) => ({
      bands: bandStarts
        .map((from, index) => {
          const next = bandStarts[index + 1];
          return { from, to: next === undefined ? null : next - 1, percent: value(bandColumn(from)) };
        })
        .filter(({ percent }) => percent > 0),
    })),
    entry: of(sources.entry, (value) => ({
      qualifications: Object.entries(entryNames)
        .map(([column, name]) => ({ name, percent: value(column) }))
        .filter(({ percent }) => percent > 0)
        .sort((one, other) => other.percent - one.percent),
    })),
    continuation: of(sources.continuation, (value) => ({
      continuing: value('UCONT'),
      gained: value('UGAINED'),
      left: value('ULEFT'),
      lower: value('ULOWER'),
    })),
    employment: of(sources.employment, (value) => ({
      workOrStudy: value('WORKSTUDY'),
      work: value('WORK'),
      study: value('STUDY'),
      both: value('BOTH'),
      unemployed: value('UNEMP'),
      notAvailable: value('NOAVAIL'),
    })),
    jobs: of(sources.jobs, (value) => ({
      highlySkilled: value('PROFMAN'),
      other: value('OTHERJOB'),
      unknown: value('UNKWN'),
    })),
    salary: of(sources.salary, (value) => ({
      lowerQuartile: hundreds(value('GOINSTLQ')),
      median: hundreds(value('GOINSTMED')),
      upperQuartile: hundreds(value('GOINSTUQ')),
    })),
  };
}

const hundreds = (pounds: number) => Math.round(pounds / 100) * 100;

/**
 * Whom a row describes. Its aggregation code's first digit is how many years were put together; the second names the group:
 * 4 is the course, 3 to 1 a CAH subject at that level.
 */
function cohort(row: Row, prefix: string) {
  const level = cell(row, `${prefix}AGG`).endsWith('4') ? ('course' as const) : ('subject' as const);
  return {
    people: peopleOf(row, prefix),
    level,
    subject: level === 'course' ? null : cell(row, `${prefix}SBJ`) || null,
    years: cell(row, `${prefix}AGGYEAR`),
  };
}

/** How many people a row's figures describe. */
export const peopleOf = (row: Row, prefix: string): number => Number(cell(row, `${prefix}POP`));

/** Whether a row holds a figure: a withheld one has no aggregation code and blanks for values. */
export const isPublished = (row: Row, { prefix, values }: FigureSource): boolean =>
  /^[12][1-4]$/.test(cell(row, `${prefix}AGG`)) &&
  peopleOf(row, prefix) > 0 &&
  cell(row, `${prefix}AGGYEAR`) !== '' &&
  values.every((column) => /^\d+(\.\d+)?$/.test(cell(row, column)));

function narrowest(rows: readonly Row[], source: FigureSource): Row | undefined {
  const width = (row: Row) => {
    const [years, level] = cell(row, `${source.prefix}AGG`);
    return Number(years) - 10 * Number(level);
  };
  const people = (row: Row) => peopleOf(row, source.prefix);
  return rows
    .filter((row) => isPublished(row, source))
    .sort((one, other) => width(one) - width(other) || people(other) - people(one))[0];
}
