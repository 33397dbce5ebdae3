import { t } from '@signpost/language';
import { type Grade, gradesOf, tableOf, gradeName, qualificationName } from '@signpost/api-client/tariff';

/** Returns the grade one step below, or above; the lowest and the highest stay. */
const next = (grade: Grade, direction: 'lower' | 'higher'): Grade => {
  const table = tableOf(grade.qualification);
  const all = table ? gradesOf(table) : [];
  const here = all.findIndex(([name]) => name === grade.grade);
  const found = all[direction === 'lower' ? here + 1 : here - 1];
  return found ? { ...grade, grade: found[0], points: found[1] } : grade;
};

/** Grades to compare others with, and what differs. */
export interface OtherGrades {
  readonly name: string;
  readonly grades: readonly Grade[];
}

/** Returns the grades one step away in one subject and in all; only those that differ from the given ones. */
export const otherGrades = (grades: readonly Grade[]): OtherGrades[] => {
  const lower = grades.map((grade) => next(grade, 'lower'));
  const higher = grades.map((grade) => next(grade, 'higher'));
  const first = lower.findIndex((grade, index) => grade.grade !== grades[index]?.grade);
  const oneLower = grades.map((grade, index) => (index === first ? next(grade, 'lower') : grade));
  return [
    { name: t('One grade lower in one subject'), grades: oneLower },
    { name: t('One grade lower in each subject'), grades: grades.length > 1 ? lower : grades },
    { name: t('One grade higher in each subject'), grades: higher },
  ].filter((other) => other.grades.some(({ grade }, index) => grade !== grades[index]?.grade));
};

/** Names grades by their qualification: "A level A, A, B; Extended Project (EPQ) A". */
export const gradesWords = (grades: readonly Grade[]): string =>
  [...new Set(grades.map(({ qualification }) => qualification))]
    .map((key) => {
      const own = grades
        .filter(({ qualification }) => qualification === key)
        .map(({ grade }) => gradeName(grade));
      return `${qualificationName(key)} ${own.join(', ')}`;
    })
    .join('; ');
