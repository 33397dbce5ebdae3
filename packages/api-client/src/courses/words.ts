import type { Absence, CourseListItem, EntryPoints, FigureName } from './types';
import type { Cohort } from './cohort';
import type { PayCohort } from './cohort';

/** Describes a figure's cohort, after "students" or "graduates": "of nursing here". */
export const groupWords = ({ level, subjectName }: Pick<Cohort, 'level' | 'subjectName'>): string =>
  level === 'course'
    ? 'of this course'
    : level === 'provider'
      ? 'of all subjects here'
      : `of ${subjectName ?? 'this course or its subject'} here`;

/** The year of the publisher's collection that the figures are of. */
export const COLLECTION_YEAR = 2025;

/** Short note for a title of an earlier collection than the figures: "Title as published in 2024"; null for others. */
export const oldTitleWords = (titleYear: number | null | undefined): string | null =>
  titleYear != null && titleYear < COLLECTION_YEAR ? `Title as published in ${titleYear}` : null;

/** What the continuation figure counts, after "students were". */
export const STAYED = 'still studying, or had gained their award, a year after they began';

/** How entrants' points are shown on cards and pages. */
export const MIDDLE_HALF = 'middle half of entrants';

const ABSENCES: Readonly<Record<Absence, string>> = {
  'not-imported': 'not among our files',
  'too-few': 'withheld, too few answered',
  'not-asked': 'nobody was asked yet',
  'not-published': 'not published',
};

/** Why a course has no such figure, as the end of a phrase: "not among our files". */
export const absenceWords = ({ absences }: Pick<CourseListItem, 'absences'>, figure: FigureName): string =>
  ABSENCES[absences[figure] ?? 'not-published'];

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The same as a replacement for the figure: "Not among our files". */
export const absenceLabel = (course: Pick<CourseListItem, 'absences'>, figure: FigureName): string =>
  capitalised(absenceWords(course, figure));

/** The label of a figure that its publisher withholds. */
export const WITHHELD = capitalised(ABSENCES['too-few']);

const REASONS: Readonly<Record<Absence, string>> = {
  'not-imported': 'The publisher has this figure, but not in the files that we have.',
  'too-few': 'Too few people answered, so the publisher withholds it.',
  'not-asked': 'Nobody was asked yet: too few have finished, or the course is too new.',
  'not-published': 'The publisher gives no figure and no reason.',
};

/** Why a figure is missing, as a sentence. */
export const whyAbsent = (absence: Absence | undefined): string => REASONS[absence ?? 'not-published'];

/** Formats amounts and numbers of people: "£31,000", "1,240". */
export interface NumberFormat {
  readonly salary: (amount: number) => string;
  readonly grouped: (count: number) => string;
}

/** A figure's year, group and number of people, for a line under it: "2022-23, law here, 75 people". */
export const cohortNote = (
  { level, years, people, subjectName }: PayCohort,
  { grouped }: Pick<NumberFormat, 'grouped'>,
): string => {
  const group = {
    course: null,
    subject: `${subjectName ?? 'its subject'} here`,
    provider: 'all subjects here',
    uk: 'whole UK',
  }[level];
  return [years, group, `${grouped(people)} people`].filter(Boolean).join(', ');
};

/** "£31,000 after 15 months, 2020-22 graduates of nursing here, about 40 people". */
export const cohortPayWords = (
  median: number,
  { level, years, people, subjectName }: PayCohort,
  format: NumberFormat,
): string => {
  const graduates =
    level === 'uk'
      ? `graduates in the UK, ${years}`
      : `${years} graduates ${groupWords({ level, subjectName })}`;
  return `${format.salary(median)} after 15 months, ${graduates}, about ${format.grouped(people)} people`;
};

/** The same for a course, or the reason why there is no figure. */
export const payWords = (
  course: Pick<CourseListItem, 'salary' | 'absences'>,
  format: NumberFormat,
): string => {
  const { salary } = course;
  return salary
    ? cohortPayWords(salary.median, salary, format)
    : `Graduate pay: ${absenceWords(course, 'salary')}`;
};

/** A range of UCAS Tariff points: "112 to 143"; `unit` is put after the number of points. */
export const pointsRange = ({ from, to }: Pick<EntryPoints, 'from' | 'to'>, unit = ''): string =>
  to === null ? `${from}${unit} or more` : from === 0 ? `Under ${to + 1}${unit}` : `${from} to ${to}${unit}`;

/** The same with its unit: "112 to 143 points". */
export const pointsWords = (points: Pick<EntryPoints, 'from' | 'to'>): string =>
  pointsRange(points, ' points');

/**
 * "112 to 143 points: middle half of 2023-24 entrants of this course, about 15 people"; or the reason why there is no
 * figure.
 */
export const entryWords = (
  course: Pick<CourseListItem, 'tariff' | 'absences'>,
  { grouped }: Pick<NumberFormat, 'grouped'>,
): string => {
  const { tariff } = course;
  return tariff
    ? `${pointsWords(tariff)}: middle half of ${tariff.years} entrants ${groupWords(tariff)}, about ${grouped(tariff.people)} people`
    : `Entrants’ points: ${absenceWords(course, 'tariff')}`;
};

/** The award and its distinction: "BSc (Hons), with foundation year". */
export const awardWords = ({
  qualification,
  distinction,
}: Pick<CourseListItem, 'qualification' | 'distinction'>): string =>
  [qualification ?? 'Award not published', distinction].filter(Boolean).join(', ');

/**
 * The study modes that {@link awardWords} does not mention already: "BSc (Hons), part-time" needs no "Part-time" after
 * it.
 */
export const unsaidModes = (modes: readonly string[], distinction: string | null): readonly string[] =>
  modes.filter((mode) => !distinction?.includes(mode.toLowerCase()));
