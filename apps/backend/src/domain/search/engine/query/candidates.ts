import { Bits } from '../index/bits';
import type { SearchQuery } from './query';
import type { QueryTerms } from './query-terms';

/** The documents that hold the words of a query, and whether they hold all that are required. */
interface Candidates {
  matched: Bits;
  holdsAll: boolean;
}

/** Returns the documents of `allowed` that hold the query words; relaxes the query by `removeWords` when none holds all required words. */
export const candidates = (
  terms: QueryTerms,
  allowed: Bits,
  removeWords: SearchQuery['removeWords'],
): Candidates => {
  const required = terms.words.flatMap(({ optional }, word) => (optional ? [] : [word]));
  for (const words of attempts(required, removeWords)) {
    const matched = holdingAll(terms, words, allowed.size).intersect(allowed);
    if (!matched.isEmpty()) return { matched, holdsAll: words.length === required.length };
  }
  if (removeWords !== 'most') return { matched: new Bits(allowed.size), holdsAll: true };
  return { matched: holdingMost(terms, required, allowed), holdsAll: false };
};

/** Returns the documents that hold the highest number of the words that any document holds, at least half of them. */
const holdingMost = ({ documents }: QueryTerms, required: readonly number[], allowed: Bits): Bits => {
  const heldCounts = new Uint8Array(allowed.size);
  let most = Math.ceil(required.length / 2);
  for (const word of required) {
    for (const document of documents[word]?.documents() ?? []) {
      if (!allowed.has(document)) continue;
      heldCounts[document] = (heldCounts[document] ?? 0) + 1;
      most = Math.max(most, heldCounts[document] ?? 0);
    }
  }
  const found = new Bits(allowed.size);
  if (required.length === 0) return found;
  heldCounts.forEach((count, document) => {
    if (count === most) found.add(document);
  });
  return found;
};

/** Yields lists of required words, to be tried in order until a document holds all words of one. */
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

/** Returns the documents that hold all required words; those that hold any word when none is required; all documents when the query has no words. */
const holdingAll = ({ words, documents }: QueryTerms, required: readonly number[], size: number): Bits => {
  if (required.length === 0 && words.length > 0) {
    return documents.reduce((found, each) => found.unite(each), new Bits(size));
  }
  return required.reduce((found, word) => found.intersect(documents[word] ?? found), Bits.full(size));
};
