import type { Criteria } from './criteria';

// The criteria packed into two numbers that stay exact below 2^53: comparing them is comparing one criterion after the other.
const distances = 2 ** 25; // over half the way round the Earth, in metres
const places = 2 ** 16;
const proximities = 2 ** 7;
const scores = 2 ** 8;
const counts = 2 ** 4;
const names = 2 ** 8;

/** Typing errors, then distance: lower is better. */
export const typoAndDistanceKey = ({ typos }: Criteria, distance: number): number =>
  typos * distances + Math.min(distance, distances - 1);

/** Words found, preference, words missing from the name, the name as a whole, proximity, attribute, exactness: lower is better. */
export const textKey = (criteria: Criteria, preference: number): number => {
  const { words, missing, whole, rest, proximity, place, exact } = criteria;
  const byScore = (counts - 1 - words) * scores + scores - 1 - Math.min(preference, scores - 1);
  const byName = byScore * names + missing * 16 + whole * 4 + rest;
  return ((byName * proximities + proximity) * places + place) * counts + counts - 1 - exact;
};
