import type { Profile } from '../catalogue/content/careers';
import type { PercentRange } from './certainty';
import { patternsOf, percentRange } from './certainty';
import type { Match } from './match';
import { matchProfiles } from './match';

/** A matched item. */
export interface Ranked<Item> extends Match {
  item: Item;
  /** The range of `percent` when up to two answers change by one step. */
  range: PercentRange;
}

/**
 * Matches items with a visitor's scores, best match first, ties by title; returns none when the scores are flat.
 * `nearby` are the scores of similar answers.
 */
export const rank = <Item extends { profile: Profile; title: string }>(
  scores: Profile,
  nearby: readonly Profile[],
  items: readonly Item[],
): Ranked<Item>[] => {
  const patterns = patternsOf(nearby);
  return items
    .flatMap((item) => {
      const match = matchProfiles(scores, item.profile);
      const range = match && percentRange(patterns, item.profile);
      return match && range ? [{ item, ...match, range }] : [];
    })
    .sort(
      (one, other) => other.percent - one.percent || one.item.title.localeCompare(other.item.title, 'en'),
    );
};
