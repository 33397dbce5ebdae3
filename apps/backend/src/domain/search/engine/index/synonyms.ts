import { wordsOf } from './split-words';

/** A word of a synonym for the words of a text from `from` to `to` (exclusive). */
export interface Substitute {
  word: string;
  from: number;
  to: number;
}

/** Finds the synonyms of the words of a text: "information technology" also returns "it". */
export type Substitutes = (words: readonly string[]) => Substitute[];

/** Words and phrases that count as others too: groups whose members mean the same, and translations, which count as their key. */
export interface Synonyms {
  synonyms: readonly (readonly string[])[];
  translations: Readonly<Record<string, readonly string[]>>;
}

const textsOf = (phrase: string): string[] => wordsOf(phrase).map(({ text }) => text);

/** Creates a synonym finder. */
export const createSubstitutes = ({ synonyms, translations }: Synonyms): Substitutes => {
  const phrases = new Map<string, { words: string[]; others: string[][] }[]>();
  const add = (words: string[], others: string[][]) => {
    const [first = ''] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), { words, others }]);
  };
  for (const group of synonyms) {
    const all = group.map(textsOf);
    for (const words of all)
      add(
        words,
        all.filter((other) => other !== words),
      );
  }
  for (const [meaning, translated] of Object.entries(translations)) {
    for (const phrase of translated) add(textsOf(phrase), [textsOf(meaning)]);
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
