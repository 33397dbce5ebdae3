import type { RankingCriteria } from './ranking-criteria';

/** With fewer matches than this, all of them are measured in full. */
const MIN_DOCUMENTS = 1000;

const CLASSES = 16;
const NO_CLASS = 255;

/**
 * Reduces many matches to the candidates for the top `wanted`, by measuring their names only. Documents whose name holds all
 * query words with the fewest possible typing errors rank first, those with fewer other words before the rest. Returns all
 * matches when there are not enough of these.
 */
export const topKCandidates = (
  documents: Uint32Array,
  wanted: number,
  leastTypos: number,
  measureName: (document: number) => Readonly<RankingCriteria>,
): Uint32Array => {
  if (documents.length < Math.max(MIN_DOCUMENTS, wanted)) return documents;
  const counts = new Uint32Array(CLASSES);
  const classOf = new Uint8Array(documents.length).fill(NO_CLASS);
  documents.forEach((document, item) => {
    const { typos, missing, whole, rest } = measureName(document);
    if (missing > 0) return;
    const rankClass = whole * 4 + rest;
    classOf[item] = rankClass;
    // A document with more errors in its name may hold the words with fewer errors elsewhere: it is a candidate, but does not count towards `wanted`.
    if (typos === leastTypos) counts[rankClass] = (counts[rankClass] ?? 0) + 1;
  });
  let total = 0;
  for (let last = 0; last < CLASSES; last++) {
    total += counts[last] ?? 0;
    if (total >= wanted) return documents.filter((_document, item) => (classOf[item] ?? NO_CLASS) <= last);
  }
  return documents;
};
