import { evaluate } from '../query/filter';
import type { SearchQuery } from '../query/query';
import type { SearchIndex } from '../index/search-index';

/** Each document's score for what a query prefers: the sum over groups of the best score in each; undefined when it prefers nothing. */
export const preferenceScores = (
  index: SearchIndex,
  preferences: SearchQuery['preferences'],
): Uint32Array | undefined => {
  if (preferences.length === 0) return undefined;
  const total = new Uint32Array(index.size);
  for (const group of preferences) {
    const best = new Uint32Array(index.size);
    for (const { filter, score } of group) {
      for (const document of evaluate(index, filter).documents()) {
        best[document] = Math.max(best[document] ?? 0, score);
      }
    }
    best.forEach((score, document) => (total[document] = (total[document] ?? 0) + score));
  }
  return total;
};
