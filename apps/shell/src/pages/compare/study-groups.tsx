import type { Cohort, CourseListItem } from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';
import { counted, longDate, salary, type ComparedGroup, type ComparedRow } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import { judge, MARGINS, type Figure } from './meaning';

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

const GROUP: Readonly<Record<Cohort['level'], string>> = {
  course: 'this course',
  subject: 'the subject here',
  provider: 'the whole provider',
};

const about = ({ people, level, years }: Cohort): string[] => [
  `${counted(people, 'person')}, ${GROUP[level]}`,
  years,
];

const each = (
  ways: readonly Way[],
  course: (course: CourseListItem) => Cell,
  job: (job: SearchHit) => Cell,
): Cell[] => ways.map((way) => (way.kind === 'courses' ? course(way.course) : job(way.job)));

/** The figures of a row as the rules need them; apprenticeships have none of their own. */
const figures = (
  ways: readonly Way[],
  read: (course: CourseListItem) => (Cohort & { value: number }) | null,
): (Figure | null)[] => ways.map((way) => (way.kind === 'courses' ? read(way.course) : null));

const placesOf = ({ locations, provider }: CourseListItem): Cell =>
  [...new Set(locations.map(({ name }) => name))].join(', ') || provider.town;

const years = ({ duration }: CourseListItem): Cell =>
  duration &&
  (duration.min === duration.max
    ? counted(duration.min, 'year')
    : `${duration.min} to ${counted(duration.max, 'year')}`);

const entry = ({ tariff }: CourseListItem): Cell =>
  tariff && (
    <FigureWithContext
      value={tariff.to === null ? `${tariff.from} points or more` : `${tariff.from} to ${tariff.to} points`}
      about={[`the most common among entrants (${tariff.percent}%)`, ...about(tariff)]}
    />
  );

const pay = (ways: readonly Way[]): ComparedRow => ({
  label: 'Pay afterwards',
  note: 'Middle yearly pay, 15 months after the course',
  values: each(
    ways,
    ({ salary: figure }) =>
      figure && <FigureWithContext value={salary(figure.median)} about={about(figure)} />,
    () => null,
  ),
  ...judge(
    figures(ways, ({ salary: figure }) => figure && { ...figure, value: figure.median }),
    MARGINS.pay,
  ),
});

const work = (ways: readonly Way[]): ComparedRow => ({
  label: 'In work or study',
  note: '15 months after the course',
  values: each(
    ways,
    ({ employment }) =>
      employment && <FigureWithContext value={`${employment.percent}%`} about={about(employment)} />,
    () => null,
  ),
  ...judge(
    figures(ways, ({ employment }) => employment && { ...employment, value: employment.percent }),
    MARGINS.share,
  ),
});

/** The facts of degrees and apprenticeships in one table; what only one of them has is said in the other's own words. */
export const studyGroups = (ways: readonly Way[]): ComparedGroup[] => [
  {
    name: 'What it is',
    rows: [
      {
        label: 'Kind',
        values: each(
          ways,
          ({ qualification }) => qualification ?? 'Degree or other course',
          ({ facts: { level } }) =>
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
  { name: 'Afterwards', rows: [work(ways)] },
];
