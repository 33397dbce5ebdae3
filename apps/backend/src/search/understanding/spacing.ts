import { synonymMark } from '../engine/dictionary';
import type { SearchIndex } from '../engine/search-index';
import { isCommon } from '../engine/query-terms';
import type { TypedWord } from './query-words';

/** Shorter parts are words by chance. */
const leastPart = 3;

/** The words with spaces where an index has them: "neuro science" is one word in titles, and "cybersecurity" may be two. */
export function respaced(words: readonly TypedWord[], index: SearchIndex): TypedWord[] {
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
}

const knows = (index: SearchIndex, word: string): boolean => isCommon(index, index.dictionary.find(word));

const isOneWord = (one: string, other: string, index: SearchIndex): boolean =>
  knows(index, one + other) && !(knows(index, one) && knows(index, other));

/** A word that no text or synonym holds or begins with as the two words that it is made of; else the word itself. */
function parts(word: string, index: SearchIndex): string[] {
  const { dictionary } = index;
  if (dictionary.find(synonymMark + word) >= 0) return [word];
  for (let length = word.length - leastPart; length >= leastPart; length--) {
    const both = [word.slice(0, length), word.slice(length)];
    if (both.every((part) => knows(index, part))) return dictionary.begins(word) ? [word] : both;
  }
  return [word];
}
