import type { SearchIndex } from '../index/search-index';

/** Number of hits that are considered for diversification. */
export const DIVERSIFY_DEPTH = 60;

/** Moves documents that exceed `most` of one value deferred the first `among`. Documents after `DIVERSIFY_DEPTH` keep their rank. */
export const diversify = (
  { settings, facets }: SearchIndex,
  documents: readonly number[],
): readonly number[] => {
  const column = settings.spread && facets.get(settings.spread.attribute);
  if (!settings.spread || !column) return documents;
  const { most, among } = settings.spread;
  const counts = new Map<number, number>();
  const first: number[] = [];
  const deferred: number[] = [];
  for (const document of documents.slice(0, DIVERSIFY_DEPTH)) {
    const value = column.values[column.starts[document] ?? 0] ?? -1;
    const count = counts.get(value) ?? 0;
    if (first.length < among && count < most) {
      first.push(document);
      counts.set(value, count + 1);
    } else deferred.push(document);
  }
  return [...first, ...deferred, ...documents.slice(DIVERSIFY_DEPTH)];
};
