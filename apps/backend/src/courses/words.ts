const fillers = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'the', 'with']);
const mostWords = 8;

/** The words of a text that tell something: lower case, without accents or punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word));

/** The words sought by a text: each costs a walk of the index, so their number is bounded. */
export const soughtWords = (text: string): string[] => wordsOf(text).slice(0, mostWords);

/** Finds rows by the beginning of a word. */
export interface WordIndex {
  /** Calls back for each row that has a word beginning with the prefix; more than once when it has several. */
  eachRow(prefix: string, found: (row: number) => void): void;
}

/** Indexes the words of every row. */
export function indexWords(rows: readonly (readonly string[])[]): WordIndex {
  const rowsOf = new Map<string, number[]>();
  rows.forEach((words, row) => {
    for (const word of new Set(words)) {
      const list = rowsOf.get(word);
      if (list) list.push(row);
      else rowsOf.set(word, [row]);
    }
  });
  const words = [...rowsOf.keys()].sort();
  return {
    eachRow(prefix, found) {
      for (let at = firstFrom(words, prefix); words[at]?.startsWith(prefix); at++)
        rowsOf.get(words[at] ?? '')?.forEach(found);
    },
  };
}

/** Where the first word that is not before `text` stands. */
function firstFrom(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
