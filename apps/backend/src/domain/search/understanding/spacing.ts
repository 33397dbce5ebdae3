import { Dictionary, SYNONYM_MARK } from '../engine/index/dictionary';
import type { SearchIndex } from '../engine/index/search-index';
import { isCommon } from '../engine/query/query-terms';
import type { TypedWord } from './query-words';

/** Shorter parts match words by chance. */
const MIN_PART_LENGTH = 3;

/** Adds or removes spaces to match the index's words: "neuro science" is one word in titles, and "cybersecurity" may be two. */
export const respaced = (words: readonly TypedWord[], index: SearchIndex): TypedWord[] => {
  const found: TypedWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) break;
    if (next && isOneWord(word.text, next.text, index)) {
      found.push({ text: word.text + next.text, start: word.start, end: next.end });
      at += 1;
    } else {
      for (const text of parts(word.text, index)) found.push({ ...word, text });
    }
  }
  return found;
};

const knows = (index: SearchIndex, word: string): boolean => isCommon(index, index.dictionary.find(word));

const isOneWord = (one: string, other: string, index: SearchIndex): boolean =>
  knows(index, one + other) && !(knows(index, one) && knows(index, other));

/** Ends of names of jobs, which mean nothing by themselves: 'postman' is not about posts and men. */
const JOB_ENDINGS: ReadonlySet<string> = new Set([
  'man',
  'men',
  'person',
  'woman',
  'women',
  'worker',
  'workers',
]);

/** Splits a word that no indexed text or synonym contains or starts with into the two known words that it consists of; otherwise returns the word itself. */
const parts = (word: string, index: SearchIndex): string[] => {
  const { dictionary } = index;
  if (dictionary.find(SYNONYM_MARK + word) >= 0) return [word];
  for (let length = word.length - MIN_PART_LENGTH; length >= MIN_PART_LENGTH; length--) {
    const both = [word.slice(0, length), word.slice(length)];
    if (!JOB_ENDINGS.has(word.slice(length)) && both.every((part) => knows(index, part)))
      return dictionary.hasPrefix(word) ? [word] : both;
  }
  return [word];
};

/** The minimum length at which a misspelt filler word is corrected. */
const MIN_FILLER_LENGTH = 6;

/** Returns a function that corrects one typing error in filler words, unless the index contains the word. */
export const createFillerSpelling = (fillers: ReadonlySet<string>, index: SearchIndex) => {
  const known = new Dictionary([...fillers].filter(({ length }) => length >= MIN_FILLER_LENGTH).sort());
  return (word: TypedWord): TypedWord => {
    if (word.text.length < MIN_FILLER_LENGTH || fillers.has(word.text) || knows(index, word.text))
      return word;
    let text = word.text;
    known.visitMatches(word.text, 1, false, (term) => (text = known.terms[term] ?? text));
    return { ...word, text };
  };
};
