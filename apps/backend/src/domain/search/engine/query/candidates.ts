import { Bits } from '../index/bits';
import type { SearchQuery } from './query';
import type { QueryTerms } from './query-terms';

/** What holds a query's words, and whether it holds all that are needed. */
interface Candidates {
  matched: Bits;
  holdsAll: boolean;
}

/** The documents within `allowed` that hold a query's words, some of which are done without when nothing else is left. */
export const candidates = (
  terms: QueryTerms,
  allowed: Bits,
  removeWords: SearchQuery['removeWords'],
): Candidates => {
  const needed = terms.words.flatMap(({ optional }, word) => (optional ? [] : [word]));
  for (const words of attempts(needed, removeWords)) {
    const matched = holdingAll(terms, words, allowed.size).intersect(allowed);
    if (!matched.isEmpty()) return { matched, holdsAll: words.length === needed.length };
  }
  if (removeWords !== 'most') return { matched: new Bits(allowed.size), holdsAll: true };
  return { matched: holdingMost(terms, needed, allowed), holdsAll: false };
};

/** The documents that hold as many of the words as any does, at least half of them. */
const holdingMost = ({ documents }: QueryTerms, needed: readonly number[], allowed: Bits): Bits => {
  const held = new Uint8Array(allowed.size);
  let most = Math.ceil(needed.length / 2);
  for (const word of needed) {
    for (const document of documents[word]?.documents() ?? []) {
      if (!allowed.has(document)) continue;
      held[document] = (held[document] ?? 0) + 1;
      most = Math.max(most, held[document] ?? 0);
    }
  }
  const found = new Bits(allowed.size);
  if (needed.length === 0) return found;
  held.forEach((count, document) => {
    if (count === most) found.add(document);
  });
  return found;
};

/** Lists of words to need, one after the other until something holds them. */
const attempts = function* (
  words: readonly number[],
  removeWords: SearchQuery['removeWords'],
): Generator<readonly number[]> {
  yield words;
  if (removeWords === 'allOptional') return yield [];
  if (removeWords === 'none' || removeWords === 'most') return undefined;
  for (let length = words.length - 1; length > 0; length--) {
    yield removeWords === 'lastWords' ? words.slice(0, length) : words.slice(-length);
  }
};

/** With no word needed, those that hold any; with no words at all, everything. */
const holdingAll = ({ words, documents }: QueryTerms, needed: readonly number[], size: number): Bits => {
  if (needed.length === 0 && words.length > 0) {
    return documents.reduce((found, each) => found.unite(each), new Bits(size));
  }
  return needed.reduce((found, word) => found.intersect(documents[word] ?? found), Bits.full(size));
};
