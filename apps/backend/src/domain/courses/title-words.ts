import { sortTitle } from './sort-title';

/** Words that do not distinguish titles. */
const SMALL_WORDS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

/** Stems plurals: 'studies' and 'study', 'games' and 'game'. The stem need not be a word. */
const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^su]s$/.test(word)
      ? word.slice(0, -1)
      : word;

/** Returns the distinct significant words of a title, or all of its words when none is significant. */
export const titleWords = (title: string): string[] => {
  const words = sortTitle(title).split(' ');
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(singular))];
};
