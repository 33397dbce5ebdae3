import type { Profile } from '../catalogue/content/careers';
import { eachTrait, traits } from './traits';

/** How well two profiles agree. */
export interface Match {
  /** 0 (opposite interests) to 100 (the same pattern of interests); 50 is no relation either way. Whole. */
  percent: number;
  /** What each trait adds to 50 or takes from it, in whole percentage points: 50 and the six make `percent` exactly. */
  contributions: Profile;
}

/** A profile whose traits differ by less than this is flat: rounding, not a preference. */
const leastSpread = 1e-9;

/** A profile's pattern: each trait's distance from the mean, scaled so that the squares sum to 1. The product of two patterns is their correlation. */
export type Pattern = Profile;

/** The pattern of a profile; undefined for a flat one, which says nothing about which interest comes first. */
export function patternOf(profile: Profile): Pattern | undefined {
  const mean = traits.reduce((sum, trait) => sum + profile[trait], 0) / traits.length;
  const length = Math.hypot(...traits.map((trait) => profile[trait] - mean));
  return length < leastSpread ? undefined : eachTrait((trait) => (profile[trait] - mean) / length);
}

/** Whether a profile prefers nothing to anything. */
export const isFlat = (profile: Profile): boolean => patternOf(profile) === undefined;

/**
 * Pearson's correlation r of two profiles by their patterns, as 50 + 50 r percent, whole. It compares the shape of
 * interests and not their strength: someone who likes everything a little more matches the same careers.
 */
export function percentOf(one: Pattern, other: Pattern): number {
  const correlation = traits.reduce((sum, trait) => sum + one[trait] * other[trait], 0);
  return Math.min(100, Math.max(0, Math.round(50 + 50 * correlation)));
}

/** Matches two profiles; undefined when either is flat. */
export function matchProfiles(one: Profile, other: Profile): Match | undefined {
  const first = patternOf(one);
  const second = patternOf(other);
  if (!first || !second) return undefined;
  const percent = percentOf(first, second);
  const exact = eachTrait((trait) => 50 * (first[trait] * second[trait]));
  return { percent, contributions: roundTo(exact, percent - 50) };
}

/** Whole numbers nearest to `exact` whose sum is `sum`: the largest remainders are rounded up. */
function roundTo(exact: Profile, sum: number): Profile {
  const whole = eachTrait((trait) => Math.floor(exact[trait]));
  const missing = sum - traits.reduce((total, trait) => total + whole[trait], 0);
  const byRemainder = [...traits].sort(
    (one, other) => exact[other] - whole[other] - (exact[one] - whole[one]),
  );
  for (const trait of byRemainder.slice(0, missing)) whole[trait] += 1;
  return whole;
}
