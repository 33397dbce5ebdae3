import type { Profile } from '../catalogue/content/careers';
import type { Pattern } from './match';
import { patternOf } from './match';
import { traits } from './traits';

/** How much of a visitor's best matches nearly the same answers would leave. */
export interface Steadiness {
  /** How many of the best are looked at. */
  of: number;
  /** The fewest of them that are still among the best, whichever answers are changed. */
  kept: number;
}

const best = 10;

/** Compares the best ten profiles for `own` with the best ten for each of the patterns near to it. */
export function steadinessOf(
  own: Pattern,
  nearby: readonly Pattern[],
  profiles: readonly Profile[],
): Steadiness {
  const patterns = profiles.flatMap((profile) => patternOf(profile) ?? []);
  const bestFor = (pattern: Pattern) =>
    patterns
      .map((other, place) => ({
        place,
        agreement: traits.reduce((sum, trait) => sum + pattern[trait] * other[trait], 0),
      }))
      .sort((one, other) => other.agreement - one.agreement)
      .slice(0, best)
      .map(({ place }) => place);
  const mine = new Set(bestFor(own));
  const kept = nearby.map((pattern) => bestFor(pattern).filter((place) => mine.has(place)).length);
  return { of: mine.size, kept: Math.min(mine.size, ...kept) };
}
