import { TRAITS, type ByTrait, type CareerSummary, type Named } from '@signpost/api-client/careers';

/** Points that a career loses for being identical to one that was turned down. */
const MAX_POINTS = 20;
/** Careers with a correlation up to this are not similar. */
const MAX_UNRELATED_CORRELATION = 0.8;

/** A career with its adjusted match and the reason for the adjustment. */
export interface Placed {
  readonly career: CareerSummary;
  /** Its match minus the points deducted; shown to the visitor and used as the sort key. */
  readonly shown: number;
  /** The career that caused the deduction, and the points; null when nothing was deducted. */
  readonly moved: { readonly points: number; readonly like: Named } | null;
}

/** Returns a career's interests as deviations from their mean, scaled so that the squares sum to 1. */
const patternOf = (interests: ByTrait): readonly number[] => {
  const mean = TRAITS.reduce((sum, trait) => sum + interests[trait], 0) / TRAITS.length;
  const distances = TRAITS.map((trait) => interests[trait] - mean);
  const length = Math.hypot(...distances);
  return distances.map((distance) => (length ? distance / length : 0));
};

/** Returns the correlation of two careers' interests: 1 when identical, −1 when opposite. */
const likeness = (one: ByTrait | null, other: ByTrait | null): number => {
  if (!one || !other) return 0;
  const others = patternOf(other);
  return patternOf(one).reduce((sum, distance, place) => sum + distance * (others[place] ?? 0), 0);
};

const pointsFor = (alike: number): number =>
  Math.round((MAX_POINTS * Math.max(0, alike - MAX_UNRELATED_CORRELATION)) / (1 - MAX_UNRELATED_CORRELATION));

/**
 * Sorts careers by match, without those turned down. Careers similar to these lose points from the match shown, so that
 * the list is in order of the displayed number.
 */
export const placeCareers = (
  careers: readonly CareerSummary[],
  less: readonly string[],
): readonly Placed[] => {
  const turnedDown = careers.filter(({ id }) => less.includes(id));
  return careers
    .filter(({ id }) => !less.includes(id))
    .map((career) => {
      const [most] = turnedDown
        .map((like) => ({ like, points: pointsFor(likeness(career.interests, like.interests)) }))
        .sort((one, other) => other.points - one.points);
      const percent = career.percent ?? 0;
      const points = Math.min(percent, most?.points ?? 0);
      return { career, shown: percent - points, moved: most && points > 0 ? { ...most, points } : null };
    })
    .sort((one, other) => other.shown - one.shown);
};
