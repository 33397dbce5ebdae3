import {
  absenceLabel,
  awardWords,
  groupWords,
  type Cohort,
  type CourseListItem,
} from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';
import { counted, longDate, salary, type ComparedGroup, type ComparedRow } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import { judge, type Figure } from './meaning';

/** A way to study: a degree, or an apprenticeship. */
export type Way =
  | { readonly kind: 'courses'; readonly course: CourseListItem }
  | { readonly kind: 'apprenticeships'; readonly job: SearchHit };

type Cell = ComparedRow['values'][number];

const MODES: Readonly<Record<string, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  distance: 'Distance learning',
};

const about = (cohort: Cohort, noun: string): string[] => [
  `about ${counted(cohort.people, noun)} ${groupWords(cohort)}`,
  cohort.years,
];

const each = (
  ways: readonly Way[],
  course: (course: CourseListItem) => Cell,
  job: (job: SearchHit) => Cell,
): Cell[] => ways.map((way) => (way.kind === 'courses' ? course(way.course) : job(way.job)));

/** The figures of a row as the rules need them; apprenticeships have none of their own. */
const figures = (
  ways: readonly Way[],
  read: (course: CourseListItem) => (Cohort & Pick<Figure, 'value' | 'middle'>) | null,
): (Figure | null)[] =>
  ways.map((way) => {
    const figure = way.kind === 'courses' ? read(way.course) : null;
    return figure && { ...figure, group: `${figure.level} ${figure.subjectLevel ?? ''}` };
  });

const placesOf = ({ locations, provider }: CourseListItem): Cell =>
  [...new Set(locations.map(({ name }) => name))].join(', ') || provider.town;

const years = ({ duration }: CourseListItem): Cell =>
  duration &&
  (duration.min === duration.max
    ? counted(duration.min, 'year')
    : `${duration.min} to ${counted(duration.max, 'year')}`);

const entry = (course: CourseListItem): Cell => {
  const { tariff } = course;
  if (!tariff) return absenceLabel(course, 'tariff');
  return (
    <FigureWithContext
      value={tariff.to === null ? `${tariff.from} points or more` : `${tariff.from} to ${tariff.to} points`}
      about={[`the most common among entrants (${tariff.percent}%)`, ...about(tariff, 'entrant')]}
    />
  );
};

const pay = (ways: readonly Way[]): ComparedRow => ({
  label: 'Pay afterwards',
  note: 'Middle yearly pay, 15 months after the course',
  values: each(
    ways,
    (course) =>
      course.salary ? (
        <FigureWithContext value={salary(course.salary.median)} about={about(course.salary, 'graduate')} />
      ) : (
        absenceLabel(course, 'salary')
      ),
    () => null,
  ),
  ...judge(
    figures(
      ways,
      ({ salary: figure }) =>
        figure && {
          ...figure,
          value: figure.median,
          middle: [figure.lowerQuartile, figure.upperQuartile],
        },
    ),
  ),
});

const share = (
  ways: readonly Way[],
  figure: 'employment' | 'continuation',
  noun: string,
  words: Pick<ComparedRow, 'label' | 'note'>,
): ComparedRow => ({
  ...words,
  values: each(
    ways,
    (course) => {
      const value = course[figure];
      return value ? (
        <FigureWithContext value={`${value.percent}%`} about={about(value, noun)} />
      ) : (
        absenceLabel(course, figure)
      );
    },
    () => null,
  ),
  ...judge(
    figures(ways, (course) => {
      const value = course[figure];
      return value && { ...value, value: value.percent };
    }),
  ),
});

/** The facts of degrees and apprenticeships in one table; what only one of them has is said in the other's own words. */
export const studyGroups = (ways: readonly Way[]): ComparedGroup[] => [
  {
    name: 'What it is',
    rows: [
      {
        label: 'Kind',
        values: each(ways, awardWords, ({ facts: { level } }) =>
          level === undefined ? 'Apprenticeship' : `Apprenticeship, level ${level}`,
        ),
      },
      {
        label: 'Where you would be',
        values: each(ways, placesOf, ({ facts }) => facts.town ?? facts.region ?? null),
      },
      {
        label: 'How you study',
        values: each(
          ways,
          ({ studyModes }) => studyModes.map((mode) => MODES[mode] ?? mode).join(', ') || null,
          () => 'At work, with training',
        ),
      },
      { label: 'How long it takes', values: each(ways, years, () => null) },
    ],
  },
  {
    name: 'Getting in',
    rows: [
      {
        label: 'UCAS points of entrants',
        note: 'What they had, not what you must have',
        values: each(ways, entry, () => 'Set by the employer, often GCSEs or A levels'),
      },
      {
        label: 'When to apply',
        values: each(
          ways,
          ({ academicYearId }) => `Through UCAS, for ${academicYearId} entry`,
          ({ facts: { closes } }) => (closes ? `By ${longDate(closes)}` : null),
        ),
      },
    ],
  },
  {
    name: 'Money',
    rows: [
      {
        label: 'While you learn',
        values: each(
          ways,
          () => 'No wage. You pay tuition fees, which a loan can cover.',
          ({ facts: { salaryText } }) => (salaryText ? `${salaryText}. No tuition fees.` : null),
        ),
      },
      pay(ways),
    ],
  },
  {
    name: 'During and afterwards',
    rows: [
      share(ways, 'continuation', 'student', {
        label: 'Stayed on the course',
        note: 'Still studying, or had gained their award, a year after they began',
      }),
      share(ways, 'employment', 'graduate', {
        label: 'In work or study',
        note: '15 months after the course',
      }),
    ],
  },
];
