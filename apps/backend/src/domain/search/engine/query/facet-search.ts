import type { Bits } from '../index/bits';
import { Dictionary } from '../index/dictionary';
import type { FacetValue } from './facets';
import { countFacet } from './facets';
import type { Mark } from './highlight';
import { withTags } from './highlight';
import type { SearchIndex } from '../index/search-index';
import { wordsOf } from '../index/split-words';

/** Shortest word of the text that may hold a typing error, in letters. */
const MIN_TYPO_LENGTH = 4;

interface FacetHit extends FacetValue {
  /** The value, with tags around the matched text. */
  highlighted: string;
}

/**
 * Returns the values of a facet among the matches that hold words beginning with the words of a text, with one typing error
 * tolerated, most frequent first. Returns undefined for an attribute that is not a facet.
 */
export const searchFacet = (
  index: SearchIndex,
  {
    attribute,
    text,
    matched,
    tags,
  }: { attribute: string; text: string; matched: Bits; tags: [string, string] },
): FacetHit[] | undefined => {
  const values = countFacet(index, attribute, matched, 'count');
  if (!values) return undefined;
  const analysed = values.map((value) => ({ ...value, words: wordsOf(value.value) }));
  const all = new Set(analysed.flatMap(({ words }) => words.map((word) => word.text)));
  const dictionary = new Dictionary([...all].sort());
  const searchedWords = wordsOf(text).map((word) => {
    const matches = new Set<string>();
    dictionary.visitMatches(word.text, word.text.length < MIN_TYPO_LENGTH ? 0 : 1, true, (term) =>
      matches.add(dictionary.terms[term] ?? ''),
    );
    return { length: word.text.length, matches };
  });
  return analysed.flatMap(({ value, count, words }) => {
    const marks: Mark[] = words.flatMap(({ text: word, start, end }) => {
      const lengths = searchedWords.filter(({ matches }) => matches.has(word)).map(({ length }) => length);
      return lengths.length === 0
        ? []
        : [{ start, end: Math.min(end, start + Math.max(...lengths)), words: [] }];
    });
    const isMatch = searchedWords.every(({ matches }) => words.some((word) => matches.has(word.text)));
    return isMatch ? [{ value, count, highlighted: withTags({ text: value, words, marks }, ...tags) }] : [];
  });
};
