import type { Profile } from '../providers/profiles';
import type { CourseColumns } from './columns';
import { indexWords, soughtWords, wordsOf } from './words';

/** How well each row suits a text: 1 when the title begins with it, 2 when the title has all its words, 3 when some are the provider's, 0 when one is nowhere. */
export type Ranks = Uint8Array;

/** Ranks the rows for a text; undefined when it holds nothing to look for. Every word must begin a word of the title or of the provider's names. */
export type TextSearch = (text: string) => Ranks | undefined;

/** Indexes titles and the names of their providers. */
export function createTextSearch(
  { size, titles, providerRank }: CourseColumns,
  profiles: readonly Profile[],
): TextSearch {
  const titleWords = titles.map(wordsOf);
  const phrases = titleWords.map((words) => words.join(' '));
  const titleIndex = indexWords(titleWords);
  const nameIndex = indexWords(profiles.map(({ name, aliases }) => wordsOf([name, ...aliases].join(' '))));

  return (text) => {
    const words = soughtWords(text);
    if (words.length === 0) return undefined;
    const ranks = new Uint8Array(size).fill(2);
    for (const word of words) {
      const inTitle = new Uint8Array(size);
      titleIndex.eachRow(word, (row) => void (inTitle[row] = 1));
      const inName = new Uint8Array(profiles.length);
      nameIndex.eachRow(word, (profile) => void (inName[profile] = 1));
      for (let row = 0; row < size; row++) {
        if (ranks[row] === 0 || inTitle[row]) continue;
        ranks[row] = inName[providerRank[row] ?? -1] ? 3 : 0;
      }
    }
    const phrase = words.join(' ');
    for (let row = 0; row < size; row++) {
      if (ranks[row] === 2 && phrases[row]?.startsWith(phrase)) ranks[row] = 1;
    }
    return ranks;
  };
}
