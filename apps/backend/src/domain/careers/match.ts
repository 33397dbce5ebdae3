import type { Profile } from '../catalogue/content/careers';
import { eachTrait, TRAITS } from './traits';

/** The result of matching two profiles. */
export interface Match {
  /** 0 (opposite interests) to 100 (the same pattern of interests); 50 means no correlation. A whole number. */
  percent: number;
  /**
   * What each trait adds to or subtracts from 50, in whole percentage points: 50 and the six sum to `percent` exactly.
   */
  contributions: Profile;
}

/** A profile whose traits differ by less than this is flat: the difference is a rounding error. */
const MIN_SPREAD = 1e-9;

/**
 * Each trait's distance from the profile's mean, scaled so that the squares sum to 1. The dot product of two patterns is
 * their correlation.
 */
export type Pattern = Profile;

/** The pattern of a profile; undefined for a flat one, which has no preferred interest. */
export const patternOf = (profile: Profile): Pattern | undefined => {
  const mean = TRAITS.reduce((sum, trait) => sum + profile[trait], 0) / TRAITS.length;
  const length = Math.hypot(...TRAITS.map((trait) => profile[trait] - mean));
  return length < MIN_SPREAD ? undefined : eachTrait((trait) => (profile[trait] - mean) / length);
};

/** Whether a profile has no preference. */
export const isFlat = (profile: Profile): boolean => patternOf(profile) === undefined;

/**
 * Pearson's correlation r of two patterns as a percentage, 50 + 50 r, rounded. It ignores the strength of interests:
 * a visitor who rates everything a little higher matches the same careers.
 */
export const percentOf = (one: Pattern, other: Pattern): number => {
  const correlation = TRAITS.reduce((sum, trait) => sum + one[trait] * other[trait], 0);
  return Math.min(100, Math.max(0, Math.round(50 + 50 * correlation)));
};

/** Matches two profiles; undefined when either is flat. */
export const matchProfiles = (one: Profile, other: Profile): Match | undefined => {
  const first = patternOf(one);
  const second = patternOf(other);
  if (!first || !second) return undefined;
  const percent = percentOf(first, second);
  const exact = eachTrait((trait) => 50 * (first[trait] * second[trait]));
  return { percent, contributions: roundTo(exact, percent - 50) };
};

/** Rounds to whole numbers whose sum is `sum`: the largest remainders are rounded up. */
const roundTo = (exact: Profile, sum: number): Profile => {
  const whole = eachTrait((trait) => Math.floor(exact[trait]));
  const missing = sum - TRAITS.reduce((total, trait) => total + whole[trait], 0);
  const byRemainder = [...TRAITS].sort(
    (one, other) => exact[other] - whole[other] - (exact[one] - whole[one]),
  );
  for (const trait of byRemainder.slice(0, missing)) whole[trait] += 1;
  return whole;
};
