import { t } from '@signpost/language';
import type { Absence, CourseListItem, EntryPoints, FigureName } from './types';
import type { Cohort } from './cohort';
import type { PayCohort } from './cohort';

/** Describes a figure's cohort, after "students" or "graduates": "of nursing here". */
export const groupWords = ({ level, subjectName }: Pick<Cohort, 'level' | 'subjectName'>): string =>
  level === 'course'
    ? t('of this course')
    : level === 'provider'
      ? t('of all subjects here')
      : subjectName
        ? t('of {subject} here', { subject: subjectName })
        : t('of this course or its subject here');

/** The year of the publisher's collection that the figures are of. */
export const COLLECTION_YEAR = 2025;

/** Short note for a title of an earlier collection than the figures: "Title as published in 2024"; null for others. */
export const oldTitleWords = (titleYear: number | null | undefined): string | null =>
  titleYear != null && titleYear < COLLECTION_YEAR
    ? t('Title as published in {year}', { year: titleYear })
    : null;

const absenceTexts = (): Readonly<Record<Absence, string>> => ({
  'not-imported': t('not among our files'),
  'too-few': t('withheld, too few answered'),
  'not-asked': t('nobody was asked yet'),
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
export const withheld = (): string => capitalised(absenceTexts()['too-few']);

const reasons = (): Readonly<Record<Absence, string>> => ({
  'not-imported': t('The publisher has this figure, but not in the files that we have.'),
  'too-few': t('Too few people answered, so the publisher withholds it.'),
  'not-asked': t('Nobody was asked yet: too few have finished, or the course is too new.'),
  'not-published': t('The publisher gives no figure and no reason.'),
});

/** Why a figure is missing, as a sentence. */
export const whyAbsent = (absence: Absence | undefined): string => reasons()[absence ?? 'not-published'];

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
    subject: subjectName ? t('{subject} here', { subject: subjectName }) : t('its subject here'),
    provider: t('all subjects here'),
    uk: t('whole UK'),
  }[level];
  return [years, group, t('{people} people', { people: grouped(people) })].filter(Boolean).join(', ');
};

/** "£31,000 after 15 months, 2020-22 graduates of nursing here, about 40 people". */
export const cohortPayWords = (
  median: number,
  { level, years, people, subjectName }: PayCohort,
  format: NumberFormat,
): string => {
  const graduates =
    level === 'uk'
      ? t('graduates in the UK, {years}', { years })
      : t('{years} graduates {group}', { years, group: groupWords({ level, subjectName }) });
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
