import type { Criteria } from './criteria';

/** Fewer matches than this are measured as a whole at once. */
const many = 1000;

const classes = 16;
const none = 255;

/**
 * Of many matches those that the best `wanted` must be among, told from their names alone: what names hold all words of
 * with the fewest errors that there can be comes before everything else, and among it what has fewer other words. All matches where too few do.
 */
export function contenders(
  documents: Uint32Array,
  wanted: number,
  leastTypos: number,
  measureName: (document: number) => Readonly<Criteria>,
): Uint32Array {
  if (documents.length < Math.max(many, wanted)) return documents;
  const counts = new Uint32Array(classes);
  const classOf = new Uint8Array(documents.length).fill(none);
  documents.forEach((document, item) => {
    const { typos, missing, whole, rest } = measureName(document);
    if (missing > 0) return;
    const kind = whole * 4 + rest;
    classOf[item] = kind;
    // One with more errors in its name may hold the words with fewer elsewhere: it contends, and pushes nothing out.
    if (typos === leastTypos) counts[kind] = (counts[kind] ?? 0) + 1;
  });
  let held = 0;
  for (let last = 0; last < classes; last++) {
    held += counts[last] ?? 0;
    if (held >= wanted) return documents.filter((_document, item) => (classOf[item] ?? none) <= last);
  }
  return documents;
}
