import type { Absence, Cohort, CourseListItem, FigureName } from './types';

/** Whom a figure describes, after "students" or "graduates": "of nursing here". */
export const groupWords = ({ level, subjectName }: Pick<Cohort, 'level' | 'subjectName'>): string =>
  level === 'course'
    ? 'of this course'
    : level === 'provider'
      ? 'of all subjects here'
      : `of ${subjectName ?? 'this course or its subject'} here`;

const ABSENCES: Readonly<Record<Absence, string>> = {
  'not-imported': 'not among our files',
  'too-few': 'withheld, too few answered',
  'not-asked': 'nobody was asked yet',
  'not-published': 'not published',
};

/** Why a course has no such figure, as the end of a phrase: "not among our files". */
export const absenceWords = ({ absences }: Pick<CourseListItem, 'absences'>, figure: FigureName): string =>
  ABSENCES[absences[figure] ?? 'not-published'];

/** The same in place of the figure: "Not among our files". */
export const absenceLabel = (course: Pick<CourseListItem, 'absences'>, figure: FigureName): string => {
  const words = absenceWords(course, figure);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** "£31,000 after 15 months, 2020-22 graduates of nursing here, about 40 people"; or why there is none. `pounds` writes the amount. */
export const payWords = (
  course: Pick<CourseListItem, 'salary' | 'absences'>,
  pounds: (amount: number) => string,
): string => {
  const { salary } = course;
  return salary
    ? `${pounds(salary.median)} after 15 months, ${salary.years} graduates ${groupWords(salary)}, about ${salary.people} people`
    : `Graduate pay: ${absenceWords(course, 'salary')}`;
};

/** The award and what tells it from others of its title: "BSc (Hons), with foundation year". */
export const awardWords = ({
  qualification,
  distinction,
}: Pick<CourseListItem, 'qualification' | 'distinction'>): string =>
  [qualification ?? 'Award not published', distinction].filter(Boolean).join(', ');
