import type { Profile } from '../catalogue/content/careers';
import type { Pattern } from './match';
import { patternOf } from './match';
import { TRAITS } from './traits';

/** How stable a visitor's top matches are under small changes of the answers. */
export interface MatchStability {
  /** Number of top matches compared. */
  of: number;
  /** Minimum number of these that remain top matches, over all similar patterns. */
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
  const topIndexes = (pattern: Pattern) =>
    patterns
      .map((other, index) => ({
        index,
        agreement: TRAITS.reduce((sum, trait) => sum + pattern[trait] * other[trait], 0),
      }))
      .sort((one, other) => other.agreement - one.agreement)
      .slice(0, TOP_CAREERS)
      .map(({ index }) => index);
  const ownTop = new Set(topIndexes(own));
  const sharedCounts = nearby.map(
    (pattern) => topIndexes(pattern).filter((index) => ownTop.has(index)).length,
  );
  return { of: ownTop.size, kept: Math.min(ownTop.size, ...sharedCounts) };
};
