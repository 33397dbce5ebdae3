import { t } from '@signpost/language';
import type { Absence, CourseListItem, EntryPoints, FigureName } from './types';
import type { Cohort, PayCohort } from './cohort';
import { studyModeName } from './mode-names';

const withMode = (words: string, mode: PayCohort['mode']): string =>
  mode ? t('{words}, {mode}', { words, mode: studyModeName(mode).toLowerCase() }) : words;

/** Describes a figure's cohort, after "students" or "graduates": "of nursing here", "of this course, part-time". */
export const groupWords = ({
  level,
  subjectName,
  mode,
}: Pick<PayCohort, 'level' | 'subjectName' | 'mode'>): string =>
  withMode(
    level === 'course'
      ? t('of this course')
      : level === 'provider'
        ? t('of the subjects here with a figure')
        : t('of {subject} here', { subject: subjectName ?? t('its subject') }),
    mode,
  );

/** Why a figure is of a wider group than the course, as a sentence; null for the course's own. */
export const whyWider = ({ because }: Pick<Cohort, 'because'>): string | null =>
  because === 'too-small'
    ? t('It is of this and other courses of the subject here, because this one is too small.')
    : because === 'too-new'
      ? t('It is of other courses of the subject here, because this one is new.')
      : null;

/** The year of the publisher's collection that the figures are of. */
export const COLLECTION_YEAR = 2025;

/** Short note for a title of an earlier collection than the figures: "Title as published in 2024"; null for others. */
export const oldTitleWords = (titleYear: number | null | undefined): string | null =>
  titleYear != null && titleYear < COLLECTION_YEAR
    ? t('Title as published in {year}', { year: titleYear })
    : null;

const absenceTexts = (): Readonly<Record<Absence, string>> => ({
  'not-imported': t('not among our files'),
  'too-small': t('withheld, too few people'),
  'too-new': t('too new'),
  'not-published': t('not published'),
});

/** Why a course has no such figure, as the end of a phrase: "not among our files". */
export const absenceWords = ({ absences }: Pick<CourseListItem, 'absences'>, figure: FigureName): string =>
  absenceTexts()[absences[figure] ?? 'not-published'];

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The same as a replacement for the figure: "Not among our files". */
export const absenceLabel = (course: Pick<CourseListItem, 'absences'>, figure: FigureName): string =>
  capitalised(absenceWords(course, figure));

/** The label of a figure that its publisher withholds. */
export const withheld = (): string => capitalised(absenceTexts()['too-small']);

/** Figures from student records, for which nobody is asked. */
const OF_RECORDS: readonly FigureName[] = ['tariff', 'entry', 'continuation', 'earnings3', 'earnings5'];

const reasons = (figure: FigureName): Readonly<Record<Absence, string>> => ({
  'not-imported': t('The publisher has this figure, but not in the files that we have.'),
  'too-small': OF_RECORDS.includes(figure)
    ? t('It is about too few people, so the publisher withholds it.')
    : t('It is about too few people, or too few of them answered, so the publisher withholds it.'),
  'too-new': t('What is taught here is new, or has not run for long enough.'),
  'not-published': t('The publisher gives no figure and no reason.'),
});

/** Why a course, or a provider, has no such figure, as a sentence. */
export const whyAbsent = (record: Pick<CourseListItem, 'absences'> | null, figure: FigureName): string =>
  reasons(figure)[record?.absences[figure] ?? 'not-published'];

/** Formats amounts and numbers of people: "£31,000", "1,240". */
export interface NumberFormat {
  readonly salary: (amount: number) => string;
  readonly grouped: (count: number) => string;
}

/** A figure's year, group and number of people, for a line under it: "2022-23, law here, 75 people". */
export const cohortNote = (
  { level, years, people, subjectName, mode }: PayCohort,
  { grouped }: Pick<NumberFormat, 'grouped'>,
): string => {
  const group = {
    course: null,
    subject: t('{subject} here', { subject: subjectName ?? t('its subject') }),
    provider: t('the subjects here with a figure'),
    uk: t('whole UK'),
  }[level];
  return [
    years,
    group,
    mode && studyModeName(mode).toLowerCase(),
    t('{people} people', { people: grouped(people) }),
  ]
    .filter(Boolean)
    .join(', ');
};

/** "£31,000 after 15 months, 2020-22 graduates of nursing here, about 40 people". */
export const cohortPayWords = (
  median: number,
  { level, years, people, subjectName, mode }: PayCohort,
  format: NumberFormat,
): string => {
  const graduates =
    level === 'uk'
      ? t('graduates in the UK, {years}', { years })
      : t('{years} graduates {group}', { years, group: groupWords({ level, subjectName, mode }) });
  return t('{pay} after 15 months, {graduates}, about {people} people', {
    pay: format.salary(median),
    graduates,
    people: format.grouped(people),
  });
};

/** The same for a course, or the reason why there is no figure. */
export const payWords = (
  course: Pick<CourseListItem, 'salary' | 'absences'>,
  format: NumberFormat,
): string => {
  const { salary } = course;
  return salary
    ? cohortPayWords(salary.median, salary, format)
    : t('Graduate pay: {absence}', { absence: absenceWords(course, 'salary') });
};

/** A range of UCAS Tariff points: "112 to 143"; `unit` is put after the number of points. */
export const pointsRange = ({ from, to }: Pick<EntryPoints, 'from' | 'to'>): string =>
  to === null
    ? t('{from} or more', { from })
    : from === 0
      ? t('Under {limit}', { limit: to + 1 })
      : t('{from} to {to}', { from, to });

/** The same with its unit: "112 to 143 points". */
export const pointsWords = ({ from, to }: Pick<EntryPoints, 'from' | 'to'>): string =>
  to === null
    ? t('{from} points or more', { from })
    : from === 0
      ? t('Under {limit} points', { limit: to + 1 })
      : t('{from} to {to} points', { from, to });

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
    ? t('{points}: middle half of {years} entrants {group}, about {people} people', {
        points: pointsWords(tariff),
        years: tariff.years,
        group: groupWords(tariff),
        people: grouped(tariff.people),
      })
    : t('Entrants’ points: {absence}', { absence: absenceWords(course, 'tariff') });
};

/** The award and its distinction: "BSc (Hons), with foundation year". */
export const awardWords = ({
  qualification,
  distinction,
}: Pick<CourseListItem, 'qualification' | 'distinction'>): string =>
  [qualification ?? t('Award not published'), distinction].filter(Boolean).join(', ');

/**
 * The study modes that {@link awardWords} does not mention already: "BSc (Hons), part-time" needs no "Part-time" after
 * it.
 */
export const unsaidModes = (modes: readonly string[], distinction: string | null): readonly string[] =>
  modes.filter((mode) => !distinction?.includes(mode.toLowerCase()));
