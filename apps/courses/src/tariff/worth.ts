import type { CourseDetails, HistoricalGrade } from '@signpost/api-client/course-details';
import type { Qualification } from '@signpost/identity';
import { gradesOf, tableOf } from './tables';

/** A band of UCAS Tariff points with the share of entrants in it; `to` is null for the open top band. */
export interface Band {
  readonly from: number;
  readonly to: number | null;
  readonly percent: number;
}

/** The bands of a course's entrants; none where they are not published. */
export const bandsOf = ({ record }: Pick<CourseDetails, 'record'>): readonly Band[] =>
  record?.figures.tariff?.bands ?? [];

/** A qualification of E-21 in whose grades points can be written. */
export type GradeQualification = Exclude<Qualification, 'up'>;

/** The least, the most common and the best that earlier entrants had, in one qualification; null is "not published". */
export interface EntrantsHad {
  readonly least: string | null;
  readonly common: string | null;
  readonly best: string | null;
}

/** How many subjects one takes of the Scottish qualifications. */
const SUBJECTS: Readonly<Record<string, number>> = { sh: 5, sa: 3 };

/** Whether points lie in a band. */
export const isIn = (points: number, { from, to }: Pick<Band, 'from' | 'to'>): boolean =>
  points >= from && (to === null || points <= to);

/** Grades of `count` subjects that lie next to each other, such as AAB, the best first, with their points. */
const profiles = (key: string, count: number): [grades: string, points: number][] => {
  const grades = gradesOf(tableOf(key) ?? { key, label: '', grades: {} });
  return grades.flatMap(([grade, points], index) => {
    const next = grades[index + 1];
    if (!next) return [[grade.repeat(count), points * count] as [string, number]];
    return Array.from({ length: count }, (_, lower): [string, number] => [
      grade.repeat(count - lower) + next[0].repeat(lower),
      points * (count - lower) + next[1] * lower,
    ]);
  });
};

/** The bands with entrants, the lowest first. */
export const enteredBands = (bands: readonly Band[]): Band[] =>
  bands.filter(({ percent }) => percent > 0).sort((one, other) => one.from - other.from);

/** The band with the largest share, the lower of equals; undefined when nobody is in any. */
export const mostCommon = (bands: readonly Band[]): Band | undefined =>
  bands.reduce<Band | undefined>(
    (most, band) => (band.percent > 0 && (!most || band.percent > most.percent) ? band : most),
    undefined,
  );

const inScottish = (key: string, entered: readonly Band[]): EntrantsHad | null => {
  const all = profiles(key, SUBJECTS[key] ?? 1);
  const common = mostCommon(entered);
  const [least, best] = [entered[0], entered.at(-1)];
  if (!least || !common || !best) return null;
  const reaching = ({ from }: Band): string | null =>
    from === 0 ? null : ((all.findLast(([, points]) => points >= from) ?? all[0])?.[0] ?? null);
  const within = ({ to }: Band): string | null =>
    all.find(([, points]) => to === null || points <= to)?.[0] ?? null;
  return { least: reaching(least), common: reaching(common), best: within(best) };
};

const TYPES: Readonly<Partial<Record<GradeQualification, HistoricalGrade['qualificationType']>>> = {
  al: 'A_level',
  bt: 'BTEC',
};

/**
 * What earlier entrants had, in one of the qualifications of E-21: A levels and BTEC as the service of C-08 says, Highers (five) and Advanced Highers (three) from the same bands by UCAS's table. It says what their points are
 * worth, not what they held nor what is asked for. Null where nothing is published.
 */
export const entrantsHad = (
  qualification: GradeQualification,
  bands: readonly Band[],
  historic: readonly HistoricalGrade[],
): EntrantsHad | null => {
  const type = TYPES[qualification];
  if (type) {
    const grades = historic.find(({ qualificationType }) => qualificationType === type);
    return grades
      ? { least: grades.minimumGrade, common: grades.mostCommonGrade, best: grades.maximumGrade }
      : null;
  }
  return inScottish(qualification, enteredBands(bands));
};

/** Percent of entrants in the bands that pass a test. */
export const shareOf = (bands: readonly Band[], test: (band: Band) => boolean): number =>
  bands.filter(test).reduce((sum, { percent }) => sum + percent, 0);

/** Shares of entrants with fewer points, about as many (the same band) and more, in percent. */
export const beside = (
  points: number,
  bands: readonly Band[],
): { readonly fewer: number; readonly same: number; readonly more: number } => {
  return {
    fewer: shareOf(bands, ({ to }) => to !== null && to < points),
    same: shareOf(bands, (band) => isIn(points, band)),
    more: shareOf(bands, ({ from }) => from > points),
  };
};
