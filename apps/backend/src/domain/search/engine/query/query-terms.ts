import { Bits } from '../index/bits';
import { SYNONYM_MARK } from '../index/dictionary';
import type { TextQuery } from './query';
import type { SearchIndex } from '../index/search-index';
import { pluralForms, wordsOf } from '../index/split-words';

const MAX_QUERY_WORDS = 10;

/** A query's word and how it may be met. */
export interface QueryWord {
  text: string;
  prefix: boolean;
  /** The most typing errors. */
  most: number;
  optional: boolean;
}

/** The words of a query as they are sought: at most ten, each once. */
export const queryWords = (query: TextQuery): QueryWord[] => {
  const words = [...new Set(wordsOf(query.text).map(({ text }) => text))].slice(0, MAX_QUERY_WORDS);
  const optional = new Set(query.optional.flatMap(wordsOf).map(({ text }) => text));
  return words.map((text, index) => ({
    text,
    prefix: query.prefix === 'all' || (query.prefix === 'last' && index === words.length - 1),
    most: query.typos === 'none' ? 0 : typosIn(text, query),
    optional: optional.has(text),
  }));
};

/** How many records hold a word that is taken to be spelt right. */
const MIN_RECORDS_OF_A_WORD = 3;

/** Whether a term is in records enough to be taken for a word that is spelt right. */
export const isCommon = ({ postings: { starts } }: SearchIndex, term: number): boolean =>
  term >= 0 && (starts[term + 1] ?? 0) - (starts[term] ?? 0) >= MIN_RECORDS_OF_A_WORD;

const typosIn = ({ length }: string, { oneTypoFrom, twoTyposFrom }: TextQuery) =>
  length >= twoTyposFrom ? 2 : length >= oneTypoFrom ? 1 : 0;

/**
 * Which terms of an index meet which words of a query. A term's matches are a chain of entries, 0 ending it: `first[term]`,
 * then `next[entry]`.
 */
export class QueryTerms {
  readonly first: Uint32Array;
  readonly next: number[] = [0];
  /** Of each entry: the word met, with how many typing errors, and whether it is met as a whole word. */
  readonly word: number[] = [0];
  readonly typos: number[] = [0];
  readonly exact: boolean[] = [false];
  /** The documents that hold each word. */
  readonly documents: Bits[];

  constructor(
    private readonly index: SearchIndex,
    readonly words: readonly QueryWord[],
    { synonyms, plurals }: Pick<TextQuery, 'synonyms' | 'plurals'>,
  ) {
    this.first = new Uint32Array(index.dictionary.terms.length);
    this.documents = words.map(({ text, prefix, most }, number) => {
      const documents = new Bits(index.size);
      const { dictionary } = index;
      const same = [text, ...(plurals ? pluralForms(text) : []), ...(synonyms ? [SYNONYM_MARK + text] : [])];
      const isKnown = isCommon(index, dictionary.find(text));
      for (const form of same) this.meet(number, dictionary.find(form), 0, true, documents);
      dictionary.near(text, isKnown ? 0 : most, prefix, (term, edits) => {
        // An error in the first letter is rarer, and changes a word more: it counts twice.
        const rare = edits > 0 && dictionary.terms[term]?.charCodeAt(0) !== text.charCodeAt(0);
        this.meet(number, term, rare ? edits + 1 : edits, false, documents);
      });
      return documents;
    });
  }

  /** The fewest typing errors that any document can hold all of the words with. */
  leastTypos(): number {
    const least = this.words.map(() => Infinity);
    for (let entry = 1; entry < this.word.length; entry++) {
      const word = this.word[entry] ?? 0;
      least[word] = Math.min(least[word] ?? 0, this.typos[entry] ?? 0);
    }
    return least.reduce((sum, each) => sum + each, 0);
  }

  private meet(word: number, term: number, typos: number, exact: boolean, documents: Bits): void {
    if (term < 0) return;
    for (let entry = this.first[term] ?? 0; entry !== 0; entry = this.next[entry] ?? 0) {
      if (this.word[entry] === word) return; // whole words are met first, and each other term once
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
