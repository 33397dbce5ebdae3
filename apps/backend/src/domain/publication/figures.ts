import type { Absence, CourseBody, CourseFigures, FigureName } from '../catalogue/course-record';
import { FIGURE_NAMES } from '../catalogue/course-record';
import type { PublishedMode, Row } from './published';
import { cell } from './published';
import { courseEarnings, GROUP_MODES } from './subject-pay';

/** The source of a figure: its file, the prefix of its cohort columns, and its value columns. */
interface FigureSource {
  part: string;
  prefix: string;
  values: readonly string[];
}

/** Lower limits of the published bands in UCAS tariff points; a column is 'T' and the points, except the first, T001. */
const BAND_STARTS = [0, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240];
const bandColumn = (from: number) => `T${String(from || 1).padStart(3, '0')}`;

/** Entry qualifications by column. */
const ENTRY_QUALIFICATIONS: Readonly<Record<string, { id: string; name: string }>> = {
  ALEVEL: { id: 'a-level', name: 'A levels, Highers or similar' },
  ACCESS: { id: 'access', name: 'Access course' },
  BACC: { id: 'baccalaureate', name: 'Baccalaureate' },
  DEGREE: { id: 'degree', name: 'A degree' },
  FOUNDTN: { id: 'foundation', name: 'Foundation course' },
  OTHERHE: { id: 'other-higher', name: 'Another higher education qualification' },
  OTHER: { id: 'other', name: 'Other qualifications' },
  NOQUALS: { id: 'none', name: 'No qualifications' },
};

const THEME_COLUMNS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];

const earnings = (years: 3 | 5): FigureSource => ({
  part: `LEO${years}`,
  prefix: `LEO${years}`,
  values: ['LQ', 'MED', 'UQ'].map((quartile) => `LEO${years}INST${quartile}`),
});

const sources = {
  tariff: { part: 'TARIFF', prefix: 'TAR', values: BAND_STARTS.map(bandColumn) },
  entry: { part: 'ENTRY', prefix: 'ENT', values: Object.keys(ENTRY_QUALIFICATIONS) },
  continuation: {
    part: 'CONTINUATION',
    prefix: 'CONT',
    values: ['UCONT', 'UDORMANT', 'UGAINED', 'ULEFT', 'ULOWER'],
  },
  employment: {
    part: 'EMPLOYMENT',
    prefix: 'EMP',
    values: ['WORKSTUDY', 'WORK', 'STUDY', 'BOTH', 'UNEMP', 'NOAVAIL'],
  },
  jobs: { part: 'JOBTYPE', prefix: 'JOB', values: ['PROFMAN', 'OTHERJOB', 'UNKWN'] },
  salary: { part: 'GOSALARY', prefix: 'GOSAL', values: ['GOINSTLQ', 'GOINSTMED', 'GOINSTUQ'] },
  earnings3: earnings(3),
  earnings5: earnings(5),
  survey: { part: 'NSS', prefix: 'NSS', values: THEME_COLUMNS },
} satisfies Record<FigureName, FigureSource>;

/** Files with figures. */
export const figureParts: readonly string[] = Object.values(sources).map(({ part }) => part);

/**
 * Returns the continuation percentage: students who continue plus those who already have their award. The publisher rounds
 * each, so the sum can exceed 100. All continuation figures of the product use this.
 */
export const stayed = ({ continuing, gained }: { continuing: number; gained: number }): number =>
  Math.min(100, Math.round(continuing + gained));

/**
 * Returns the published figures of a course, and the reasons for absent ones. Of several rows in a file, the narrowest
 * group is used: the course before its subject, one year before two, then the larger group. A mode without a figure uses
 * the next mode's.
 */
export const courseFigures = (
  modes: readonly PublishedMode[],
  holds: (part: string) => boolean,
): Pick<CourseBody, 'figures' | 'absences'> => {
  const chosen = new Map<FigureSource, ChosenRow>();
  const absences: CourseBody['absences'] = {};
  for (const name of FIGURE_NAMES) {
    const source = sources[name];
    const found = modes
      .map(({ mode, parts }) => ({ mode, row: narrowest(parts[source.part] ?? [], source) }))
      .find((each): each is ChosenRow => each.row !== undefined);
    if (found) chosen.set(source, found);
    else
      absences[name] = absenceOf(
        modes.flatMap(({ parts }) => parts[source.part] ?? []),
        source,
        holds,
      );
  }
  return { figures: figuresOf((source) => chosen.get(source)), absences };
};

/** The published reasons: of a missing figure, or of one that is a wider group's. */
const REASONS = { 0: 'too-small', 1: 'too-new' } as const;

const reasonOf = (row: Row, prefix: string) => {
  const code = cell(row, `${prefix}UNAVAILREASON`);
  return code === '0' || code === '1' ? REASONS[code] : null;
};

/** Returns why no row of a file has a figure. */
const absenceOf = (
  rows: readonly Row[],
  { part, prefix }: FigureSource,
  holds: (part: string) => boolean,
): Absence => {
  if (rows.length === 0) return holds(part) ? 'not-published' : 'not-imported';
  const reasons = new Set(rows.map((row) => reasonOf(row, prefix)));
  return Object.values(REASONS).find((reason) => reasons.has(reason)) ?? 'not-published';
};

/** The row of a figure with the mode of study that it is of, by its published code. */
interface ChosenRow {
  mode: string;
  row: Row;
}

const figuresOf = (rowOf: (source: FigureSource) => ChosenRow | undefined): CourseFigures => {
  const of = <Figure extends object>(
    source: FigureSource,
    figure: (value: (column: string) => number) => Figure,
  ) => {
    const chosen = rowOf(source);
    if (!chosen) return null;
    return { ...figure((column) => Number(cell(chosen.row, column))), ...cohort(chosen, source.prefix) };
  };
  const pay = (years: 3 | 5) => {
    const chosen = rowOf(sources[`earnings${years}`]);
    return chosen ? { ...courseEarnings(chosen.row, years), ...cohort(chosen, `LEO${years}`) } : null;
  };
  return {
    tariff: of(sources.tariff, (value) => ({
      bands: BAND_STARTS.map((from, index) => {
        const next = BAND_STARTS[index + 1];
        return { from, to: next === undefined ? null : next - 1, percent: value(bandColumn(from)) };
      }).filter(({ percent }) => percent > 0),
    })),
    entry: of(sources.entry, (value) => ({
      qualifications: Object.entries(ENTRY_QUALIFICATIONS)
        .map(([column, names]) => ({ ...names, percent: value(column) }))
        .filter(({ percent }) => percent > 0)
        .sort((one, other) => other.percent - one.percent),
    })),
    continuation: of(sources.continuation, (value) => ({
      continuing: value('UCONT'),
      gained: value('UGAINED'),
      left: value('ULEFT'),
      lower: value('ULOWER'),
      dormant: value('UDORMANT'),
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
    earnings3: pay(3),
    earnings5: pay(5),
    survey: of(sources.survey, (value) => ({
      themes: THEME_COLUMNS.map((id) => ({ id, percent: value(id) })),
    })),
  };
};

const hundreds = (pounds: number) => Math.round(pounds / 100) * 100;

/**
 * Returns the group that a row describes. The first digit of its aggregation code is the number of years combined; the
 * second is the group: 4 is the course, 3 to 1 a CAH subject at that level.
 */
const cohort = ({ mode, row }: ChosenRow, prefix: string) => {
  const isOwn = cell(row, `${prefix}AGG`).endsWith('4');
  return {
    people: peopleOf(row, prefix),
    level: isOwn ? ('course' as const) : ('subject' as const),
    because: isOwn ? null : reasonOf(row, prefix),
    subject: isOwn ? null : cell(row, `${prefix}SBJ`) || null,
    mode: GROUP_MODES[mode] ?? null,
    years: cell(row, `${prefix}AGGYEAR`),
    responseRate: cell(row, `${prefix}RESP_RATE`) === '' ? null : Number(cell(row, `${prefix}RESP_RATE`)),
  };
};

/** Number of people behind a row's figures. */
const peopleOf = (row: Row, prefix: string): number => Number(cell(row, `${prefix}POP`));

/** Whether a row has a figure; a withheld one has no aggregation code and blank values. */
const isPublished = (row: Row, { prefix, values }: FigureSource): boolean =>
  /^[12][1-4]$/.test(cell(row, `${prefix}AGG`)) &&
  peopleOf(row, prefix) > 0 &&
  cell(row, `${prefix}AGGYEAR`) !== '' &&
  values.every((column) => /^\d+(\.\d+)?$/.test(cell(row, column)));

const narrowest = (rows: readonly Row[], source: FigureSource): Row | undefined => {
  const width = (row: Row) => {
    const [years, level] = cell(row, `${source.prefix}AGG`);
    return Number(years) - 10 * Number(level);
  };
  const people = (row: Row) => peopleOf(row, source.prefix);
  return rows
    .filter((row) => isPublished(row, source))
    .sort((one, other) => width(one) - width(other) || people(other) - people(one))[0];
};
