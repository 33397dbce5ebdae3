import { TRAITS, type ByTrait, type CareerSummary, type Named } from '@signpost/api-client/careers';

/** Points that a career moves down for being exactly like one that was turned down. */
const MOST_POINTS = 20;
/** Careers that agree no more than this are not alike. */
const ALIKE = 0.8;

/** A career in its place, and what put it there. */
export interface Placed {
  readonly career: CareerSummary;
  /** Its match less the points that moved it down: what is shown, and what the list is in order of. */
  readonly shown: number;
  /** What moved it down, and by how many points; null when nothing did. */
  readonly moved: { readonly points: number; readonly like: Named } | null;
}

/** A career's interests as distances from their mean, scaled so that the squares sum to 1. */
const patternOf = (interests: ByTrait): readonly number[] => {
  const mean = TRAITS.reduce((sum, trait) => sum + interests[trait], 0) / TRAITS.length;
  const distances = TRAITS.map((trait) => interests[trait] - mean);
  const length = Math.hypot(...distances);
  return distances.map((distance) => (length ? distance / length : 0));
};

/** How far two careers ask for the same interests: the correlation, 1 when they are alike and −1 when opposite. */
const likeness = (one: ByTrait | null, other: ByTrait | null): number => {
  if (!one || !other) return 0;
  const others = patternOf(other);
  return patternOf(one).reduce((sum, distance, place) => sum + distance * (others[place] ?? 0), 0);
};

const pointsFor = (alike: number): number =>
  Math.round((MOST_POINTS * Math.max(0, alike - ALIKE)) / (1 - ALIKE));

/**
 * Careers in the order of their match, less those turned down, and with those like them further down: by points that
 * are taken off what is shown, so that the list is in order of the number beside each.
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
