import { tableOf } from './tables';

/** One grade, achieved or expected. */
export interface Grade {
  /** Key of a tariff table. */
  readonly qualification: string;
  readonly grade: string;
  readonly points: number;
}

/** Query parameter of the grades: comma-separated in canonical addresses, repeated when sent by a form. */
export const GRADE_PARAMETER = 'grade';
/** Maximum number of grades. */
export const MAX_GRADES = 8;

/** Serialises a grade for addresses and storage: `al.A*`. */
export const writeGrade = ({ qualification, grade }: Pick<Grade, 'qualification' | 'grade'>): string =>
  `${qualification}.${grade}`;

/** Parses `al.A*`; null for an unknown qualification or grade. */
export const readGrade = (text: string): Grade | null => {
  const dot = text.indexOf('.');
  const [qualification, grade] = [text.slice(0, dot), text.slice(dot + 1)];
  const table = tableOf(qualification);
  const points = table && Object.hasOwn(table.grades, grade) ? table.grades[grade] : undefined;
  return points === undefined ? null : { qualification, grade, points };
};

/** Serialises grades as one parameter value: `al.A*,al.A`. */
export const writeGrades = (grades: readonly Grade[]): string => grades.map(writeGrade).join(',');

/** The grades of an address. */
export interface ReadGrades {
  readonly grades: Grade[];
  /** Whether all were valid, and no more than can be added up. */
  readonly complete: boolean;
  /** The texts that are no grade. */
  readonly rejected: string[];
}

/** Parses the grades of an address, eight at most. Blank ones are rows left empty. */
export const readGrades = (texts: readonly string[]): ReadGrades => {
  const given = texts.flatMap((text) => text.split(',')).filter((text) => text !== '');
  const grades = given.flatMap((text) => readGrade(text) ?? []).slice(0, MAX_GRADES);
  const rejected = given.filter((text) => readGrade(text) === null);
  return { grades, complete: grades.length === given.length, rejected };
};

/** Returns the total UCAS Tariff points. */
export const pointsOf = (grades: readonly Grade[]): number =>
  grades.reduce((sum, { points }) => sum + points, 0);

/** Returns grades in the format of C-09: the best three A levels, or one BTEC Extended Diploma; null without either. */
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
