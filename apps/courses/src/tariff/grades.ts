import { tableOf } from './tables';

/** One grade that someone has or expects. */
export interface Grade {
  /** Key of a tariff table. */
  readonly qualification: string;
  readonly grade: string;
  readonly points: number;
}

/** Query parameter that carries grades: with commas between in an address, once for each from a form. */
export const GRADE_PARAMETER = 'grade';
/** More qualifications than anyone has. */
export const MOST_GRADES = 8;

/** A grade as the address and the device have it: `al.A*`. */
export const writeGrade = ({ qualification, grade }: Pick<Grade, 'qualification' | 'grade'>): string =>
  `${qualification}.${grade}`;

/** Reads `al.A*`; null for a qualification or a grade that there is not. */
export const readGrade = (text: string): Grade | null => {
  const dot = text.indexOf('.');
  const [qualification, grade] = [text.slice(0, dot), text.slice(dot + 1)];
  const table = tableOf(qualification);
  const points = table && Object.hasOwn(table.grades, grade) ? table.grades[grade] : undefined;
  return points === undefined ? null : { qualification, grade, points };
};

/** Grades as one value of an address: `al.A*,al.A`. */
export const writeGrades = (grades: readonly Grade[]): string => grades.map(writeGrade).join(',');

/** The grades in an address's values, eight at most, and whether all could be read. Blank ones are rows left empty. */
export const readGrades = (texts: readonly string[]): { grades: Grade[]; complete: boolean } => {
  const given = texts.flatMap((text) => text.split(',')).filter((text) => text !== '');
  const grades = given.flatMap((text) => readGrade(text) ?? []).slice(0, MOST_GRADES);
  return { grades, complete: grades.length === given.length };
};

/** UCAS Tariff points of all of them. */
export const pointsOf = (grades: readonly Grade[]): number =>
  grades.reduce((sum, { points }) => sum + points, 0);

/** Grades as C-09 asks about them: the best three A levels, or one BTEC Extended Diploma; null without either. */
export const profileOf = (
  grades: readonly Grade[],
): { readonly qualificationType: 'A_level' | 'BTEC'; readonly grade: string } | null => {
  const aLevels = grades
    .filter(({ qualification }) => qualification === 'al')
    .sort((one, other) => other.points - one.points)
    .slice(0, 3);
  if (aLevels.length === 3) {
    return { qualificationType: 'A_level', grade: aLevels.map(({ grade }) => grade).join('') };
  }
  const btec = grades.find(({ qualification }) => qualification === 'bt');
  return btec ? { qualificationType: 'BTEC', grade: btec.grade } : null;
};
