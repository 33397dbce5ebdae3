import type { SearchIndex } from '../index/search-index';

/** How far down is looked for hits of other values. */
export const DIVERSIFY_DEPTH = 60;

/** The best documents with those that come after too many of the same value moved behind the first `among`. Ranks below `spreadDepth` stay. */
export const diversify = (
  { settings, facets }: SearchIndex,
  documents: readonly number[],
): readonly number[] => {
  const column = settings.spread && facets.get(settings.spread.attribute);
  if (!settings.spread || !column) return documents;
  const { most, among } = settings.spread;
  const counts = new Map<number, number>();
  const first: number[] = [];
  const behind: number[] = [];
  for (const document of documents.slice(0, DIVERSIFY_DEPTH)) {
    const value = column.values[column.starts[document] ?? 0] ?? -1;
    const count = counts.get(value) ?? 0;
    if (first.length < among && count < most) {
      first.push(document);
      counts.set(value, count + 1);
    } else behind.push(document);
  }
  return [...first, ...behind, ...documents.slice(DIVERSIFY_DEPTH)];
};
