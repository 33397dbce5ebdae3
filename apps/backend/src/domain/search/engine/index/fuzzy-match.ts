import { MAX_TOKEN_LENGTH } from './split-words';

interface Request {
  /** Sorted by code unit. */
  terms: readonly string[];
  /** For each term, the length of the prefix that it shares with the term before it. */
  shared: Uint8Array;
  /** First term to compare. */
  from: number;
  word: string;
  /** 0, 1 or 2. */
  maxEdits: number;
  /** Whether the word may match the beginning of a term. */
  prefix: boolean;
}

/**
 * Visits every term within `maxEdits` of the word. An edit is a letter added, left out or changed, or two neighbours swapped
 * (optimal string alignment distance). The sorted terms are traversed as a trie: one row of the distance table is kept for
 * each letter of the path, and a branch is skipped as soon as none of its terms can be within `maxEdits`.
 */
export const visitFuzzyMatches = (request: Request, visit: (term: number, edits: number) => void): void => {
  const { terms, shared, from, word, maxEdits, prefix } = request;
  const width = word.length + 1;
  const rows = new Uint8Array((MAX_TOKEN_LENGTH + 1) * width);
  for (let column = 0; column < width; column++) rows[column] = column;
  // For each length of the path, the fewest edits between the word and any prefix of the path.
  const prefixEdits = new Uint8Array(MAX_TOKEN_LENGTH + 1).fill(maxEdits + 1);
  if (word.length <= maxEdits) prefixEdits[0] = word.length;

  let filledDepth = 0; // number of letters of the path that have a row
  let index = from;
  while (index < terms.length) {
    const term = terms[index] ?? '';
    let depth = Math.min(filledDepth, shared[index] ?? 0);
    let isWithinReach = true;
    while (isWithinReach && depth < term.length) {
      const least = fillRow(rows, width, depth, term, word);
      const previous = prefixEdits[depth] ?? 0;
      depth += 1;
      prefixEdits[depth] = Math.min(previous, rows[depth * width + word.length] ?? 0);
      isWithinReach = least <= maxEdits && !(prefix && least >= (prefixEdits[depth] ?? 0));
    }
    filledDepth = depth;
    const edits = (prefix || !isWithinReach ? prefixEdits[depth] : rows[depth * width + word.length]) ?? 0;
    if (isWithinReach) {
      if (edits <= maxEdits) visit(index, edits);
      index += 1;
      continue;
    }
    // Longer terms under this prefix have the same result: either all of them match, as longer words, or none does.
    const allMatch = prefix && edits <= maxEdits;
    do {
      if (allMatch) visit(index, edits);
      index += 1;
    } while (index < terms.length && (shared[index] ?? 0) >= depth);
  }
};

/** Fills the row after `depth` for the letter of the term at `depth`; returns the lowest value of the row. */
const fillRow = (rows: Uint8Array, width: number, depth: number, term: string, word: string): number => {
  const letter = term.charCodeAt(depth);
  const above = depth * width;
  const row = above + width;
  let least = depth + 1;
  rows[row] = least;
  for (let column = 1; column < width; column++) {
    const other = word.charCodeAt(column - 1);
    let edits = Math.min(
      (rows[above + column] ?? 0) + 1,
      (rows[row + column - 1] ?? 0) + 1,
      (rows[above + column - 1] ?? 0) + (letter === other ? 0 : 1),
    );
    const isSwapped =
      depth > 0 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      other === term.charCodeAt(depth - 1);
    if (isSwapped) edits = Math.min(edits, (rows[above - width + column - 2] ?? 0) + 1);
    rows[row + column] = edits;
    if (edits < least) least = edits;
  }
  return least;
};
