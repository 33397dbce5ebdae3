import type { Profile } from '../catalogue/content/careers';
import type { Pattern } from './match';
import { patternOf } from './match';
import { TRAITS } from './traits';

/** How stable a visitor's top matches are under small changes of the answers. */
export interface MatchStability {
  /** Number of top matches compared. */
  of: number;
  /** The minimum number of them that stay among the top matches, whichever answers change. */
  kept: number;
}

const TOP_CAREERS = 10;

/** Compares the top ten profiles for `own` with the top ten for each similar pattern. */
export const matchStability = (
  own: Pattern,
  nearby: readonly Pattern[],
  profiles: readonly Profile[],
): MatchStability => {
  const patterns = profiles.flatMap((profile) => patternOf(profile) ?? []);
  const topFor = (pattern: Pattern) =>
    patterns
      .map((other, place) => ({
        place,
        agreement: TRAITS.reduce((sum, trait) => sum + pattern[trait] * other[trait], 0),
      }))
      .sort((one, other) => other.agreement - one.agreement)
      .slice(0, TOP_CAREERS)
      .map(({ place }) => place);
  const ownTop = new Set(topFor(own));
  const sharedCounts = nearby.map((pattern) => topFor(pattern).filter((place) => ownTop.has(place)).length);
  return { of: ownTop.size, kept: Math.min(ownTop.size, ...sharedCounts) };
};
