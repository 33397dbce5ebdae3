import type { RankingCriteria } from './ranking-criteria';

/** Fewer matches than this are measured as a whole at once. */
const SMALL_RESULT = 1000;

const CLASSES = 16;
const NO_CLASS = 255;

/**
 * Of many matches those that the best `wanted` must be among, told from their names alone: what names hold all words of
 * with the fewest errors that there can be comes before everything else, and among it what has fewer other words. All matches where too few do.
 */
export const topKCandidates = (
  documents: Uint32Array,
  wanted: number,
  leastTypos: number,
  measureName: (document: number) => Readonly<RankingCriteria>,
): Uint32Array => {
  if (documents.length < Math.max(SMALL_RESULT, wanted)) return documents;
  const counts = new Uint32Array(CLASSES);
  const classOf = new Uint8Array(documents.length).fill(NO_CLASS);
  documents.forEach((document, item) => {
    const { typos, missing, whole, rest } = measureName(document);
    if (missing > 0) return;
    const kind = whole * 4 + rest;
    classOf[item] = kind;
    // One with more errors in its name may hold the words with fewer elsewhere: it contends, and pushes nothing out.
    if (typos === leastTypos) counts[kind] = (counts[kind] ?? 0) + 1;
  });
  let held = 0;
  for (let last = 0; last < CLASSES; last++) {
    held += counts[last] ?? 0;
    if (held >= wanted) return documents.filter((_document, item) => (classOf[item] ?? NO_CLASS) <= last);
  }
  return documents;
};
