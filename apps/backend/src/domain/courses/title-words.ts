import { sortTitle } from './sort-title';

/** Words that do not tell one title from another. */
const SMALL_WORDS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

/** One form for singular and plural: 'studies' and 'study', 'games' and 'game'. It need not be a word. */
const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^su]s$/.test(word)
      ? word.slice(0, -1)
      : word;

/** The words of a title that count when titles are compared, each once; of a title of little words, all. */
export const titleWords = (title: string): string[] => {
  const words = sortTitle(title).split(' ');
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(singular))];
};
