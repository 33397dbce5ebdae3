import type { Bits } from '../index/bits';
import type { SearchIndex } from '../index/search-index';

export interface FacetValue {
  value: string;
  count: number;
}

/** Counts the matches for each value of a facet, without zero counts, highest count first or by value. Returns undefined for an attribute that is not a facet. */
export const countFacet = (
  { facets }: SearchIndex,
  attribute: string,
  matched: Bits,
  order: 'count' | 'alpha',
): FacetValue[] | undefined => {
  const column = facets.get(attribute);
  if (!column) return undefined;
  const { starts, values, names } = column;
  const counts = new Uint32Array(names.length);
  for (const document of matched.documents()) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const found = names
    .map((value, number) => ({ value, count: counts[number] ?? 0 }))
    .filter(({ count }) => count > 0);
  const byValue = (one: FacetValue, other: FacetValue) => (one.value < other.value ? -1 : 1);
  return order === 'alpha'
    ? found.sort(byValue)
    : found.sort((one, other) => other.count - one.count || byValue(one, other));
};

export interface FacetStatistics {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** Returns minimum, maximum, mean and sum of the numbers of a facet among the matches; undefined when there are none. */
export const facetStatistics = (
  { numbers }: SearchIndex,
  attribute: string,
  matched: Bits,
): FacetStatistics | undefined => {
  const column = numbers.get(attribute);
  if (!column) return undefined;
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
  for (const document of matched.documents()) {
    const end = column.starts[document + 1] ?? 0;
    for (let at = column.starts[document] ?? 0; at < end; at++) {
      const value = column.values[at] ?? 0;
      min = Math.min(min, value);
      max = Math.max(max, value);
      sum += value;
      count += 1;
    }
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum };
};
