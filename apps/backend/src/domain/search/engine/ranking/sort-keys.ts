import type { RankingCriteria } from './ranking-criteria';

// The criteria are packed into two numbers below 2^53, where integers are exact; comparing those compares the criteria in order.
const DISTANCES = 2 ** 25; // metres; more than half the circumference of the Earth
const SORT_KEY_RANGE = 2 ** 16;
const PROXIMITIES = 2 ** 7;
const SCORES = 2 ** 8;
const COUNTS = 2 ** 4;
const NAME_RANGE = 2 ** 8;

/** Combines typing errors, then distance; lower is better. */
export const typoAndDistanceKey = ({ typos }: RankingCriteria, distance: number): number =>
  typos * DISTANCES + Math.min(distance, DISTANCES - 1);

/** Combines words found, preference, words missing from the name, the name as a whole, proximity, attribute and exactness; lower is better. */
export const textKey = (criteria: RankingCriteria, preference: number): number => {
  const { words, missing, whole, rest, proximity, place, exact } = criteria;
  const byScore = (COUNTS - 1 - words) * SCORES + SCORES - 1 - Math.min(preference, SCORES - 1);
  const byName = byScore * NAME_RANGE + missing * 16 + whole * 4 + rest;
  return ((byName * PROXIMITIES + proximity) * SORT_KEY_RANGE + place) * COUNTS + COUNTS - 1 - exact;
};
