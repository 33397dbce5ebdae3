import type { CourseDetails, HistoricalGrade } from '@signpost/api-client/course-details';
import type { Qualification } from '@signpost/identity';
import { gradesOf, isIn, tableOf } from '@signpost/api-client/tariff';

/** A band of UCAS Tariff points with its share of entrants in percent; `to` is null for the open top band. */
export interface Band {
  readonly from: number;
  readonly to: number | null;
  readonly percent: number;
}

/** Returns the bands of a course's entrants; empty where they are not published. */
export const bandsOf = ({ record }: Pick<CourseDetails, 'record'>): readonly Band[] =>
  record?.figures.tariff?.bands ?? [];

/** A qualification of E-21 in which points can be expressed as grades. */
export type GradeQualification = Exclude<Qualification, 'up'>;

/** Lowest, most common and highest grades of earlier entrants in one qualification; null is "not published". */
export interface EntrantsHad {
  readonly least: string | null;
  readonly common: string | null;
  readonly best: string | null;
}

/** Returns grades of `count` subjects that are at most one step apart, such as AAB, best first, with their points. */
const profiles = (key: string, count: number): [grades: string, points: number][] => {
  const grades = gradesOf(tableOf(key) ?? { key, grades: {} });
  return grades.flatMap(([grade, points], index) => {
    const next = grades[index + 1];
    if (!next) return [[grade.repeat(count), points * count] as [string, number]];
    return Array.from({ length: count }, (_, lower): [string, number] => [
      grade.repeat(count - lower) + next[0].repeat(lower),
      points * (count - lower) + next[1] * lower,
    ]);
  });
};

/** Returns the bands with entrants, lowest first. */
export const enteredBands = (bands: readonly Band[]): Band[] =>
  bands.filter(({ percent }) => percent > 0).sort((one, other) => one.from - other.from);

/** Returns the band with the largest share, the lower one of equals; undefined when all are empty. */
export const mostCommon = (bands: readonly Band[]): Band | undefined =>
  bands.reduce<Band | undefined>(
    (most, band) => (band.percent > 0 && (!most || band.percent > most.percent) ? band : most),
    undefined,
  );

/** How many subjects are taken of each qualification; a BTEC diploma is one qualification. */
const SUBJECT_COUNTS: Readonly<Record<GradeQualification, number>> = { al: 3, bt: 1, sh: 5, sa: 3 };

/** Returns the grades of a whole qualification with their points, most points first. */
const wholeGrades = (key: GradeQualification): [grades: string, points: number][] => {
  const table = key === 'bt' && tableOf(key);
  return table ? gradesOf(table) : profiles(key, SUBJECT_COUNTS[key]);
};

/**
 * Returns a range of points as grades: the lowest grades worth the lower end and the highest worth no more than the upper
 * end; null for an end that is open or below every grade.
 */
export const rangeAsGrades = (
  key: GradeQualification,
  { from, to }: Pick<Band, 'from' | 'to'>,
): { readonly lowest: string | null; readonly highest: string | null } => {
  const all = wholeGrades(key);
  return {
    lowest: from === 0 ? null : (all.findLast(([, points]) => points >= from)?.[0] ?? null),
    highest: to === null ? null : (all.find(([, points]) => points <= to)?.[0] ?? null),
  };
};

const inScottish = (key: GradeQualification, entered: readonly Band[]): EntrantsHad | null => {
  const all = wholeGrades(key);
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

/** The grades of earlier entrants that the service of C-08 has in one of the qualifications. */
export const historicGrade = (
  qualification: GradeQualification,
  historic: readonly HistoricalGrade[],
): HistoricalGrade | undefined =>
  historic.find(({ qualificationType }) => qualificationType === TYPES[qualification]);

/**
 * Returns the grades of earlier entrants in one of the qualifications of E-21: A levels and BTEC from the service of
 * C-08, Highers (five) and Advanced Highers (three) from the same bands by UCAS's table. These are equivalents of the
 * points, not the qualifications held or required. Null where nothing is published.
 */
export const entrantsHad = (
  qualification: GradeQualification,
  bands: readonly Band[],
  historic: readonly HistoricalGrade[],
): EntrantsHad | null => {
  if (TYPES[qualification]) {
    const grades = historicGrade(qualification, historic);
    return grades
      ? { least: grades.minimumGrade, common: grades.mostCommonGrade, best: grades.maximumGrade }
      : null;
  }
  return inScottish(qualification, enteredBands(bands));
};

/** Returns the percentage of entrants in the bands that match. */
const shareOf = (bands: readonly Band[], test: (band: Band) => boolean): number =>
  bands.filter(test).reduce((sum, { percent }) => sum + percent, 0);

/** Bands that add up to less leave out entrants: rounding alone can make the sum differ by two or three percent. */
const MIN_WHOLE = 97;

/** Returns the percentage of entrants whose points are not published; 0 when the bands count all of them, or nobody. */
export const unpublishedShare = (bands: readonly Band[]): number => {
  const sum = shareOf(bands, () => true);
  return sum > 0 && sum < MIN_WHOLE ? 100 - sum : 0;
};

/** Returns the shares of entrants with fewer points, about as many (the same band) and more, in percent. */
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
