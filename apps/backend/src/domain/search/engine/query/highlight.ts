import { SYNONYM_MARK } from '../index/dictionary';
import type { QueryTerms } from './query-terms';
import type { SearchIndex } from '../index/search-index';
import type { Substitutes } from '../index/synonyms';
import { createSubstitutes } from '../index/synonyms';
import type { Word } from '../index/split-words';
import { wordsOf } from '../index/split-words';

/** A part of a text that matches a query, and the numbers of the matching query words. */
export interface Mark {
  start: number;
  end: number;
  words: number[];
}

/** A text, its words, and a mark for each matched part. */
export interface Marked {
  text: string;
  words: Word[];
  marks: Mark[];
}

/** Returns a function that marks the matched parts of a text: whole words, the typed part of longer words, and phrases matched by a synonym. */
export const createMarker = (index: SearchIndex, terms: QueryTerms): ((text: string) => Marked) => {
  const substitutes: Substitutes = terms.words.length === 0 ? () => [] : createSubstitutes(index.settings);
  const matchesOf = (word: string) => {
    const found: number[] = [];
    let entry = terms.first[index.dictionary.find(word)] ?? 0;
    for (; entry !== 0; entry = terms.next[entry] ?? 0) found.push(entry);
    return found;
  };
  const wordNumbers = (entries: readonly number[]) => entries.map((entry) => terms.word[entry] ?? 0);

  return (text) => {
    if (terms.words.length === 0) return { text, words: wordsOf(text), marks: [] };
    const words = wordsOf(text);
    const marks: Mark[] = [];
    for (const { text: word, start, end } of words) {
      const entries = matchesOf(word);
      if (entries.length === 0) continue;
      const matched = wordNumbers(entries);
      const isWhole = entries.some((entry) => terms.exact[entry]) || word.length !== end - start;
      const typedLength = Math.max(...matched.map((number) => terms.words[number]?.text.length ?? 0));
      const isPrefix = matched.some((number) => terms.words[number]?.prefix) && !isWhole;
      marks.push({ start, end: isPrefix ? Math.min(end, start + typedLength) : end, words: matched });
    }
    for (const { word, from, to } of substitutes(words.map((each) => each.text))) {
      const matched = wordNumbers(matchesOf(SYNONYM_MARK + word));
      const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
      const isMarked = marks.some((mark) => mark.start < end && mark.end > start);
      if (matched.length > 0 && !isMarked) marks.push({ start, end, words: matched });
    }
    return { text, words, marks: marks.sort((one, other) => one.start - other.start) };
  };
};

/** Returns the part of a marked text from `from` to `to` with tags around the matches. */
export const withTags = (
  { text, marks }: Marked,
  before: string,
  after: string,
  from = 0,
  to = text.length,
): string => {
  let tagged = '';
  let at = from;
  for (const { start, end } of marks) {
    if (start < at || end > to) continue;
    tagged += text.slice(at, start) + before + text.slice(start, end) + after;
    at = end;
  }
  return tagged + text.slice(at, to);
};

/** Returns the text offsets of the `length` words with the most matches; the earliest such part on a tie. */
export const bestWindow = ({ text, words, marks }: Marked, length: number): { from: number; to: number } => {
  if (words.length <= length) return { from: 0, to: text.length };
  const met = words.map(({ start, end }) => marks.some((mark) => mark.start < end && mark.end > start));
  let inside = met.slice(0, length).filter(Boolean).length;
  let [most, first] = [inside, 0];
  for (let from = 1; from + length <= words.length; from++) {
    inside += Number(met[from + length - 1]) - Number(met[from - 1]);
    if (inside > most) [most, first] = [inside, from];
  }
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = first + length === words.length ? text.length : (words[first + length - 1]?.end ?? text.length);
  return { from, to: end };
};
