import { visitFuzzyMatches } from './fuzzy-match';

/** Prefix of a term that was indexed as a synonym of a document's word; it matches whole words only. */
export const SYNONYM_MARK = '\u0001';

/** The words of an index, sorted by code unit. A term is the position of a word in the list. */
export class Dictionary {
  private readonly shared: Uint8Array;
  private readonly places: ReadonlyMap<string, number>;
  /** The first term that is not a synonym. */
  private readonly firstWord: number;

  constructor(readonly terms: readonly string[]) {
    this.shared = Uint8Array.from(terms, (term, index) => sharedLength(terms[index - 1] ?? '', term));
    this.places = new Map(terms.map((term, index) => [term, index]));
    this.firstWord = this.lowerBound('\u0002');
  }

  /** Returns the term of a word; -1 for an unknown word. */
  find(word: string): number {
    return this.places.get(word) ?? -1;
  }

  /** Whether any word of the index begins with `prefix`. */
  hasPrefix(prefix: string): boolean {
    return this.terms[this.lowerBound(prefix)]?.startsWith(prefix) ?? false;
  }

  /** Visits every term within `maxEdits` of the word, with its number of edits; with `prefix`, the word may match the beginning of a term. */
  visitMatches(
    word: string,
    maxEdits: number,
    prefix: boolean,
    visit: (term: number, edits: number) => void,
  ): void {
    const { terms, shared, firstWord: from } = this;
    if (maxEdits > 0) return visitFuzzyMatches({ terms, shared, from, word, maxEdits, prefix }, visit);
    const exact = this.find(word);
    if (!prefix) return exact < 0 ? undefined : visit(exact, 0);
    for (let term = this.lowerBound(word); terms[term]?.startsWith(word); term++) visit(term, 0);
  }

  private lowerBound(word: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.terms[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const sharedLength = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
};
