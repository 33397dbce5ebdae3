import { SYNONYM_MARK } from '../index/dictionary';
import type { QueryTerms } from './query-terms';
import type { SearchIndex } from '../index/search-index';
import type { Substitutes } from '../index/synonyms';
import { createSubstitutes } from '../index/synonyms';
import type { Word } from '../index/split-words';
import { wordsOf } from '../index/split-words';

/** The part of a text that a query's words met, and which words of the query those are. */
export interface Mark {
  start: number;
  end: number;
  words: number[];
}

/** A text's words, and a mark for each stretch of it that was met. */
export interface Marked {
  text: string;
  words: Word[];
  marks: Mark[];
}

/** Gives a function that finds in a text what a search met: whole words, the typed part of longer ones, and phrases met by a synonym. */
export const createMarker = (index: SearchIndex, terms: QueryTerms): ((text: string) => Marked) => {
  const substitutes: Substitutes =
    terms.words.length === 0 ? () => [] : createSubstitutes(index.settings.synonyms);
  const meetings = (word: string) => {
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
      const entries = meetings(word);
      if (entries.length === 0) continue;
      const met = wordNumbers(entries);
      const whole = entries.some((entry) => terms.exact[entry]) || word.length !== end - start;
      const typed = Math.max(...met.map((number) => terms.words[number]?.text.length ?? 0));
      const beginning = met.some((number) => terms.words[number]?.prefix) && !whole;
      marks.push({ start, end: beginning ? Math.min(end, start + typed) : end, words: met });
    }
    for (const { word, from, to } of substitutes(words.map((each) => each.text))) {
      const met = wordNumbers(meetings(SYNONYM_MARK + word));
      const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
      const covered = marks.some((mark) => mark.start < end && mark.end > start);
      if (met.length > 0 && !covered) marks.push({ start, end, words: met });
    }
    return { text, words, marks: marks.sort((one, other) => one.start - other.start) };
  };
};

/** A stretch of a marked text with tags around what was met. */
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

/** The stretch of `length` words that holds the most of what was met, the earliest of those: offsets into the text. */
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
