import { Bits } from './bits';
import type { SearchQuery } from './query';
import type { QueryTerms } from './query-terms';

/** The documents within `allowed` that hold a query's words, some of which are done without when nothing else is left. */
export function candidates(terms: QueryTerms, allowed: Bits, rescue: SearchQuery['rescue']): Bits {
  const needed = terms.words.flatMap(({ optional }, word) => (optional ? [] : [word]));
  for (const words of attempts(needed, rescue)) {
    const found = holdingAll(terms, words, allowed.size).intersect(allowed);
    if (!found.isEmpty()) return found;
  }
  return new Bits(allowed.size);
}

/** Lists of words to need, one after the other until something holds them. */
function* attempts(words: readonly number[], rescue: SearchQuery['rescue']): Generator<readonly number[]> {
  yield words;
  if (rescue === 'allOptional') return yield [];
  for (let length = words.length - 1; rescue !== 'none' && length > 0; length--) {
    yield rescue === 'lastWords' ? words.slice(0, length) : words.slice(-length);
  }
}

/** With no word needed, those that hold any; with no words at all, everything. */
function holdingAll({ words, documents }: QueryTerms, needed: readonly number[], size: number): Bits {
  if (needed.length === 0 && words.length > 0) {
    return documents.reduce((found, each) => found.unite(each), new Bits(size));
  }
  return needed.reduce((found, word) => found.intersect(documents[word] ?? found), Bits.full(size));
}
