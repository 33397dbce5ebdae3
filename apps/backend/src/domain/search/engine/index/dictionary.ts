import { visitFuzzyMatches } from './fuzzy-match';

/** Marks a term that stands in a document for one of its words: a synonym, met by whole words only. */
export const SYNONYM_MARK = '\u0001';

/** The words of an index, sorted by code unit; a term is its place in the list. */
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

  /** A word's term; -1 for an unknown word. */
  find(word: string): number {
    return this.places.get(word) ?? -1;
  }

  /** Whether a word of the texts begins with this. */
  begins(beginning: string): boolean {
    return this.terms[this.lowerBound(beginning)]?.startsWith(beginning) ?? false;
  }

  /** Visits every term within `most` edits of the word, or of a beginning of the term when `prefix`, with the edits made. */
  near(word: string, most: number, prefix: boolean, visit: (term: number, edits: number) => void): void {
    const { terms, shared, firstWord: from } = this;
    if (most > 0) return visitFuzzyMatches({ terms, shared, from, word, most, prefix }, visit);
    const whole = this.find(word);
    if (!prefix) return whole < 0 ? undefined : visit(whole, 0);
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
