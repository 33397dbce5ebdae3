import { TRAITS, type ByTrait, type CareerSummary, type Named } from '@signpost/api-client/careers';

/** Points that a career moves down for being exactly like one that was turned down. */
const MOST_POINTS = 20;
/** Careers that agree no more than this are not alike. */
const ALIKE = 0.8;

/** A career in its place, and what put it there. */
export interface Placed {
  readonly career: CareerSummary;
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
 * Careers in the order of their match, less those turned down, and with those like them further down. The match itself
 * stays what it is: it comes from the visitor's answers, the order from their wishes too.
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
      return { career, moved: most && most.points > 0 ? most : null };
    })
    .sort((one, other) => rankOf(other) - rankOf(one));
};

const rankOf = ({ career, moved }: Placed): number => (career.percent ?? 0) - (moved?.points ?? 0);
