import { Bits } from '../index/bits';
import { SYNONYM_MARK } from '../index/dictionary';
import type { TextQuery } from './query';
import type { SearchIndex } from '../index/search-index';
import { pluralForms, wordsOf } from '../index/split-words';

const MAX_QUERY_WORDS = 10;

/** A word of a query and how it may match. */
export interface QueryWord {
  text: string;
  prefix: boolean;
  maxTypos: number;
  optional: boolean;
}

/** Returns the distinct words of a query, at most ten. */
export const queryWords = (query: TextQuery): QueryWord[] => {
  const words = [...new Set(wordsOf(query.text).map(({ text }) => text))].slice(0, MAX_QUERY_WORDS);
  const optional = new Set(query.optional.flatMap(wordsOf).map(({ text }) => text));
  return words.map((text, index) => ({
    text,
    prefix: query.prefix === 'all' || (query.prefix === 'last' && index === words.length - 1),
    maxTypos: query.typos === 'none' ? 0 : typosIn(text, query),
    optional: optional.has(text),
  }));
};

/** Number of records from which a word counts as correctly spelt. */
const MIN_RECORDS_OF_A_WORD = 3;

/** Whether a term is in enough records to count as a correctly spelt word. */
export const isCommon = ({ postings: { starts } }: SearchIndex, term: number): boolean =>
  term >= 0 && (starts[term + 1] ?? 0) - (starts[term] ?? 0) >= MIN_RECORDS_OF_A_WORD;

const typosIn = ({ length }: string, { oneTypoFrom, twoTyposFrom }: TextQuery) =>
  length >= twoTyposFrom ? 2 : length >= oneTypoFrom ? 1 : 0;

/**
 * The matches between the terms of an index and the words of a query. The matches of a term are a chain of entries that
 * ends with 0: `first[term]`, then `next[entry]`.
 */
export class QueryTerms {
  readonly first: Uint32Array;
  readonly next: number[] = [0];
  /** The matched query word of each entry. */
  readonly word: number[] = [0];
  /** The typing errors of each entry. */
  readonly typos: number[] = [0];
  /** Whether each entry matches as a whole word. */
  readonly exact: boolean[] = [false];
  /** The documents that match each query word. */
  readonly documents: Bits[];

  constructor(
    private readonly index: SearchIndex,
    readonly words: readonly QueryWord[],
    { synonyms, plurals }: Pick<TextQuery, 'synonyms' | 'plurals'>,
  ) {
    this.first = new Uint32Array(index.dictionary.terms.length);
    this.documents = words.map(({ text, prefix, maxTypos }, number) => {
      const documents = new Bits(index.size);
      const { dictionary } = index;
      const forms = [text, ...(plurals ? pluralForms(text) : []), ...(synonyms ? [SYNONYM_MARK + text] : [])];
      const isKnown = isCommon(index, dictionary.find(text));
      for (const form of forms) this.addMatch(number, dictionary.find(form), 0, true, documents);
      dictionary.visitMatches(text, isKnown ? 0 : maxTypos, prefix, (term, edits) => {
        // An error in the first letter is rarer and changes a word more, so that it counts twice.
        const isFirstLetter = edits > 0 && dictionary.terms[term]?.charCodeAt(0) !== text.charCodeAt(0);
        this.addMatch(number, term, isFirstLetter ? edits + 1 : edits, false, documents);
      });
      return documents;
    });
  }

  /** Returns the fewest typing errors with which a document can match all words. */
  leastTypos(): number {
    const least = this.words.map(() => Infinity);
    for (let entry = 1; entry < this.word.length; entry++) {
      const word = this.word[entry] ?? 0;
      least[word] = Math.min(least[word] ?? 0, this.typos[entry] ?? 0);
    }
    return least.reduce((sum, each) => sum + each, 0);
  }

  private addMatch(word: number, term: number, typos: number, exact: boolean, documents: Bits): void {
    if (term < 0) return;
    for (let entry = this.first[term] ?? 0; entry !== 0; entry = this.next[entry] ?? 0) {
      if (this.word[entry] === word) return; // exact forms are added first, and each other term once
    }
    const entry = this.next.push(this.first[term] ?? 0) - 1;
    this.word.push(word);
    this.typos.push(typos);
    this.exact.push(exact);
    this.first[term] = entry;
    const { starts, values } = this.index.postings;
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at++) documents.add(values[at] ?? 0);
  }
}
