import { isFirst, isLast, isLight } from '../index/search-index';

const MAX_EXTRA_WORDS = 3;
const NO_WHOLE_MATCH = 3;

/** Measures how well the names of a document are a query: told of their words one by one, it keeps the best value's figures. */
export class TitleMatch {
  /** Words of the query that the best value does not hold. */
  missing = 0;
  /** 0 when the best value is the query as a whole, 1 when it is but for endings or errors; 2 when it holds all words as they are, 3 otherwise. */
  whole = 0;
  /** Words of the best value that the query does not hold, at most 3; 3 when words are missing. */
  rest = 0;

  private met = 0;
  private exact = 0;
  private others = 0;

  /** `count` is how many words the query has. */
  constructor(private readonly count: number) {}

  /** Begins with a document. */
  begin(): void {
    this.missing = this.count;
    this.whole = NO_WHOLE_MATCH;
    this.rest = MAX_EXTRA_WORDS;
    this.met = this.exact = this.others = 0;
  }

  /** A word of a name that meets none of the query's. */
  pass(place: number): void {
    if (isFirst(place)) this.met = this.exact = this.others = 0;
    if (!isLight(place)) this.others += 1;
    if (isLast(place)) this.close();
  }

  /** A word that meets words of the query, a bit for each, some of them as they are. */
  meet(place: number, met: number, exact: number): void {
    if (isFirst(place)) this.met = this.exact = this.others = 0;
    this.met |= met;
    this.exact |= exact;
    if (isLast(place)) this.close();
  }

  private close(): void {
    const missing = this.count - bitCount(this.met);
    const rest = missing > 0 ? MAX_EXTRA_WORDS : Math.min(this.others, MAX_EXTRA_WORDS);
    const isExact = bitCount(this.exact) === this.count;
    const whole = (rest > 0 ? 2 : 0) + (isExact ? 0 : 1);
    const better =
      missing < this.missing ||
      (missing === this.missing && (whole < this.whole || (whole === this.whole && rest < this.rest)));
    if (!better) return;
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
