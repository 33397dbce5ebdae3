import type { SearchOptions } from 'minisearch';

const longestWord = 40;
/** Each word costs a walk of the index, so their number is bounded. */
const mostWords = 8;

/** How names are split, indexed and compared. */
export interface NameWords {
  tokenize(text: string): string[];
  /** A word as it is indexed and sought: lower case, without accents or apostrophes; nothing for a filler. */
  normalise(term: string): string | null;
  /** A whole name as one text to compare by. */
  key(name: string): string;
  /** What is sought by a text: its first words, at most eight, as one text. */
  sought(text: string): string;
}

/** The words of names in which `fillers` are shared without making two alike. */
export function nameWords(fillers: readonly string[]): NameWords {
  const ignored = new Set(fillers);
  const tokenize = (text: string) => text.split(/[\s,/&()–-]+/);
  const normalise = (term: string): string | null => {
    const word = term
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .slice(0, longestWord);
    return word === '' || ignored.has(word) ? null : word;
  };
  const wordsOf = (text: string) =>
    tokenize(text)
      .map(normalise)
      .filter((word) => word !== null);
  return {
    tokenize,
    normalise,
    key: (name) => wordsOf(name).join(' '),
    sought: (text) => wordsOf(text).slice(0, mostWords).join(' '),
  };
}

/** How a name is found: every word must be there, typing errors forgiven by the length of the word. */
export const forgiving = {
  combineWith: 'AND',
  fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
  weights: { prefix: 0.6, fuzzy: 0.2 },
} satisfies SearchOptions;
