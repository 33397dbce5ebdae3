import { evaluate } from '../query/filter';
import type { SearchQuery } from '../query/query';
import type { SearchIndex } from '../index/search-index';

/** Scores each document by the preferences of a query: the sum of the highest score in each group; undefined without preferences. */
export const preferenceScores = (
  index: SearchIndex,
  preferences: SearchQuery['preferences'],
): Uint32Array | undefined => {
  if (preferences.length === 0) return undefined;
  const total = new Uint32Array(index.size);
  for (const group of preferences) {
    const highest = new Uint32Array(index.size);
    for (const { filter, score } of group) {
      for (const document of evaluate(index, filter).documents()) {
        highest[document] = Math.max(highest[document] ?? 0, score);
      }
    }
    highest.forEach((score, document) => (total[document] = (total[document] ?? 0) + score));
  }
  return total;
};
