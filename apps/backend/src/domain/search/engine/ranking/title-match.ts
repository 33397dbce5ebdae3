import { isFirst, isLast, isLight } from '../index/search-index';

const MAX_EXTRA_WORDS = 3;
const NO_WHOLE_MATCH = 3;

/** Measures how well the names of a document equal a query. Takes their words one by one, and keeps the figures of the best value. */
export class TitleMatch {
  /** Query words that the best value does not hold. */
  missing = 0;
  /** 0 when the best value equals the query, 1 when it differs in endings or typing errors only; 2 when it holds all query words exactly, 3 otherwise. */
  whole = 0;
  /** Words of the best value that are not in the query, at most 3; 3 when query words are missing. */
  rest = 0;

  private matched = 0;
  private exact = 0;
  private others = 0;

  /** `wordCount` is the number of words of the query. */
  constructor(private readonly wordCount: number) {}

  /** Starts a new document. */
  reset(): void {
    this.missing = this.wordCount;
    this.whole = NO_WHOLE_MATCH;
    this.rest = MAX_EXTRA_WORDS;
    this.matched = this.exact = this.others = 0;
  }

  /** Adds a word of a name that matches no query word. */
  addUnmatched(place: number): void {
    if (isFirst(place)) this.matched = this.exact = this.others = 0;
    if (!isLight(place)) this.others += 1;
    if (isLast(place)) this.endValue();
  }

  /** Adds a word of a name that matches query words: `matched` and `exact` have one bit for each. */
  addMatched(place: number, matched: number, exact: number): void {
    if (isFirst(place)) this.matched = this.exact = this.others = 0;
    this.matched |= matched;
    this.exact |= exact;
    if (isLast(place)) this.endValue();
  }

  private endValue(): void {
    const missing = this.wordCount - bitCount(this.matched);
    const rest = missing > 0 ? MAX_EXTRA_WORDS : Math.min(this.others, MAX_EXTRA_WORDS);
    const isExact = bitCount(this.exact) === this.wordCount;
    const whole = (rest > 0 ? 2 : 0) + (isExact ? 0 : 1);
    const isBetter =
      missing < this.missing ||
      (missing === this.missing && (whole < this.whole || (whole === this.whole && rest < this.rest)));
    if (!isBetter) return;
    this.missing = missing;
    this.whole = whole;
    this.rest = rest;
  }
}

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};
