import { wordsOf } from './split-words';

/** A word of a synonym for the words of a text from `from` to `to` (exclusive). */
export interface Substitute {
  word: string;
  from: number;
  to: number;
}

/** Finds the synonyms of the words of a text: "information technology" also returns "it". */
export type Substitutes = (words: readonly string[]) => Substitute[];

/** Creates a synonym finder from groups of words or phrases that mean the same. */
export const createSubstitutes = (groups: readonly (readonly string[])[]): Substitutes => {
  const phrases = new Map<string, { words: string[]; others: string[][] }[]>();
  for (const group of groups) {
    const all = group.map((phrase) => wordsOf(phrase).map(({ text }) => text));
    for (const words of all) {
      const [first = ''] = words;
      const others = all.filter((other) => other !== words);
      phrases.set(first, [...(phrases.get(first) ?? []), { words, others }]);
    }
  }
  return (words) => {
    const found: Substitute[] = [];
    words.forEach((word, from) => {
      for (const phrase of phrases.get(word) ?? []) {
        if (!phrase.words.every((expected, index) => words[from + index] === expected)) continue;
        const to = from + phrase.words.length;
        for (const other of phrase.others.flat()) found.push({ word: other, from, to });
      }
    });
    return found;
  };
};
