import type { CourseFigures } from '../../catalogue/course-record';
import { enteredBands, type Band } from './middle-half';

/** Points of the UCAS tariff for one A level. */
const A_LEVEL_POINTS = { 'A*': 56, A: 48, B: 40, C: 32, D: 24, E: 16 } as const;

/** The points of three A levels, such as 'A*AB'. */
const aLevelsPoints = (grade: string): number => {
  const grades = grade.match(/[A-E]\*?/g) ?? [];
  return grades.reduce((sum, one) => sum + (A_LEVEL_POINTS[one as keyof typeof A_LEVEL_POINTS] ?? 0), 0);
};

/** Three A levels with adjacent grades, and BTEC National Extended Diplomas, by UCAS tariff points. */
const profiles = {
  A_level: [
    ...['A*A*A*', 'A*A*A', 'A*AA', 'AAA', 'AAB', 'ABB', 'BBB', 'BBC', 'BCC', 'CCC', 'CCD', 'CDD'],
    ...['DDD', 'DDE', 'DEE', 'EEE'],
  ].map((grade) => ({ grade, points: aLevelsPoints(grade) })),
  BTEC: [
    { grade: 'D*D*D*', points: 168 },
    { grade: 'D*D*D', points: 160 },
    { grade: 'D*DD', points: 152 },
    { grade: 'DDD', points: 144 },
    { grade: 'DDM', points: 128 },
    { grade: 'DMM', points: 112 },
    { grade: 'MMM', points: 96 },
    { grade: 'MMP', points: 80 },
    { grade: 'MPP', points: 64 },
    { grade: 'PPP', points: 48 },
  ],
} as const;

export const QUALIFICATION_TYPES = ['A_level', 'BTEC'] as const;
export type QualificationType = (typeof QUALIFICATION_TYPES)[number];

/** Whether a text is the grades of a whole qualification: three A levels in any order, or a BTEC Extended Diploma. */
export const isGradeProfile = (type: QualificationType, grade: string): boolean =>
  (type === 'A_level' ? /^(A\*|[A-E]){3}$/ : /^(D\*|[DMP]){3}$/).test(grade);

/** The grades of entrants, expressed from the published bands of tariff points; null where a band is below three passes. */
export interface EntryGrades {
  minimumGrade: string | null;
  mostCommonGrade: string | null;
  maximumGrade: string | null;
}

/**
 * Converts the bands to grades: the lowest grades that reach the lowest and the most common band, and the best grades
 * within the highest. The points include other qualifications, so this is the equivalent of entrants' points in these
 * grades, and neither their actual grades nor an entry requirement. Undefined when no band has entrants.
 */
export const entryGrades = (
  type: QualificationType,
  { bands }: NonNullable<CourseFigures['tariff']>,
): EntryGrades | undefined => {
  const entered = enteredBands(bands);
  const [lowest, highest] = [entered[0], entered.at(-1)];
  if (!lowest || !highest) return undefined;
  const common = entered.reduce((most, band) => (band.percent > most.percent ? band : most));
  return {
    minimumGrade: leastFrom(type, lowest),
    mostCommonGrade: leastFrom(type, common),
    maximumGrade: bestWithin(type, highest),
  };
};

/** Returns the lowest grades worth at least a band's lower end, or the best grades; null for a band without a lower end. */
const leastFrom = (type: QualificationType, { from }: Band): string | null => {
  if (from === 0) return null;
  const reaching = profiles[type].filter(({ points }) => points >= from);
  return (reaching.at(-1) ?? profiles[type][0]).grade;
};

/** Returns the best grades worth at most a band's upper end; null when three passes are worth more. */
const bestWithin = (type: QualificationType, { to }: Band): string | null =>
  profiles[type].find(({ points }) => to === null || points <= to)?.grade ?? null;
