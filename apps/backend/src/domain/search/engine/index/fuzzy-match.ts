import { MAX_TOKEN_LENGTH } from './split-words';

interface Request {
  /** Sorted by code unit. */
  terms: readonly string[];
  /** For each term, how many letters it begins with that the one before it has too. */
  shared: Uint8Array;
  /** Terms before this one are left out. */
  from: number;
  word: string;
  /** The most edits: 0, 1 or 2. */
  most: number;
  /** Whether the word may be the beginning of a term. */
  prefix: boolean;
}

/**
 * Visits every term within `most` edits of the word, an edit being a letter added, left out or changed or two neighbours
 * swapped (Damerau, each place edited once). The terms are walked as the trie that their order is: a row of the distance
 * table is kept for each letter of the path, and a branch is left as soon as no row can come within reach.
 */
export const visitFuzzyMatches = (request: Request, visit: (term: number, edits: number) => void): void => {
  const { terms, shared, from, word, most, prefix } = request;
  const width = word.length + 1;
  const rows = new Uint8Array((MAX_TOKEN_LENGTH + 1) * width);
  for (let column = 0; column < width; column++) rows[column] = column;
  /** For each length of the path, the fewest edits between the word and some beginning of the path. */
  const begun = new Uint8Array(MAX_TOKEN_LENGTH + 1).fill(most + 1);
  if (word.length <= most) begun[0] = word.length;

  let known = 0; // how much of the path the rows are filled for
  let index = from;
  while (index < terms.length) {
    const term = terms[index] ?? '';
    let depth = Math.min(known, shared[index] ?? 0);
    let within = true;
    while (within && depth < term.length) {
      const least = fillRow(rows, width, depth, term, word);
      const previous = begun[depth] ?? 0;
      depth += 1;
      begun[depth] = Math.min(previous, rows[depth * width + word.length] ?? 0);
      within = least <= most && !(prefix && least >= (begun[depth] ?? 0));
    }
    known = depth;
    const edits = (prefix || !within ? begun[depth] : rows[depth * width + word.length]) ?? 0;
    if (within) {
      if (edits <= most) visit(index, edits);
      index += 1;
      continue;
    }
    // Nothing under this beginning comes nearer: its terms are all in, as longer words, or all out.
    const all = prefix && edits <= most;
    do {
      if (all) visit(index, edits);
      index += 1;
    } while (index < terms.length && (shared[index] ?? 0) >= depth);
  }
};

/** Fills the row after `depth` for the term's letter there. Gives the row's least value. */
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
    const swapped =
      depth > 0 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      other === term.charCodeAt(depth - 1);
    if (swapped) edits = Math.min(edits, (rows[above - width + column - 2] ?? 0) + 1);
    rows[row + column] = edits;
    if (edits < least) least = edits;
  }
  return least;
};
