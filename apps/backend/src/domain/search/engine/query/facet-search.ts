import type { Bits } from '../index/bits';
import { Dictionary } from '../index/dictionary';
import type { FacetValue } from './facets';
import { countFacet } from './facets';
import type { Mark } from './highlight';
import { withTags } from './highlight';
import type { SearchIndex } from '../index/search-index';
import { wordsOf } from '../index/split-words';

/** Lengths from which a word of the text may hold a typing error. */
const ONE_TYPO_FROM = 4;

interface FacetHit extends FacetValue {
  /** The value with what was met tagged. */
  highlighted: string;
}

/**
 * The values of a facet among the matches whose words begin with the words of a text, a typing error forgiven, the most
 * frequent first. Undefined for an attribute that is no facet.
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
  const sought = wordsOf(text).map((word) => {
    const met = new Set<string>();
    dictionary.near(word.text, word.text.length < ONE_TYPO_FROM ? 0 : 1, true, (term) =>
      met.add(dictionary.terms[term] ?? ''),
    );
    return { length: word.text.length, met };
  });
  return analysed.flatMap(({ value, count, words }) => {
    const marks: Mark[] = words.flatMap(({ text: word, start, end }) => {
      const lengths = sought.filter(({ met }) => met.has(word)).map(({ length }) => length);
      return lengths.length === 0
        ? []
        : [{ start, end: Math.min(end, start + Math.max(...lengths)), words: [] }];
    });
    const all = sought.every(({ met }) => words.some((word) => met.has(word.text)));
    return all ? [{ value, count, highlighted: withTags({ text: value, words, marks }, ...tags) }] : [];
  });
};
