import type { Criteria } from './criteria';

// The criteria packed into two numbers that stay exact below 2^53: comparing them is comparing one criterion after the other.
const distances = 2 ** 25; // over half the way round the Earth, in metres
const places = 2 ** 16;
const proximities = 2 ** 7;
const scores = 2 ** 8;
const counts = 2 ** 4;

/** Typing errors, then distance: lower is better. */
export const typoAndDistanceKey = ({ typos }: Criteria, distance: number): number =>
  typos * distances + Math.min(distance, distances - 1);

/** Words found, preference, proximity, attribute, exactness: lower is better. */
export const textKey = ({ words, proximity, place, exact }: Criteria, preference: number): number => {
  const byScore = (counts - 1 - words) * scores + scores - 1 - Math.min(preference, scores - 1);
  return ((byScore * proximities + proximity) * places + place) * counts + counts - 1 - exact;
};
