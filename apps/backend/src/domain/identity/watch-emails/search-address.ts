import { METRES_IN_MILE } from '../../search/engine/query/geo';

/** The kinds of results that an import adds to, with the kind of their changes. */
const KINDS = { courses: 'course', universities: 'provider' } as const;

const PATH = /^\/explore\/search\/(courses|universities)$/;
const MAX_QUERY_LENGTH = 200;

/** A search as its address states it. */
export interface AddressedSearch {
  /** The name of its index. */
  index: 'd10_courses' | 'd10_universities';
  /** The kind of the changes that add to its results. */
  kind: (typeof KINDS)[keyof typeof KINDS];
  postcode: string | null;
  /** Its words and filters, as parameters of the search protocol. */
  parameters: { query: string; enableRules: boolean; facetFilters: string[][]; aroundRadius: number | 'all' };
}

const unescape = (part: string): string =>
  part.replaceAll(/%(25|5F|7E)/gi, (code) => String.fromCodePoint(Number.parseInt(code.slice(1), 16)));

/** Groups the entries of the `filters` list (B-01), `name~type`, as alternatives of one facet each. */
const facetFiltersOf = (entries: readonly string[]): string[][] => {
  const facets = new Map<string, string[]>();
  for (const entry of entries) {
    const end = entry.lastIndexOf('~');
    if (end < 0) continue;
    const facet = unescape(entry.slice(end + 1));
    // A leading minus would negate the value.
    const value = unescape(entry.slice(0, end)).replace(/^-/, String.raw`\-`);
    facets.set(facet, [...(facets.get(facet) ?? []), `${facet}:${value}`]);
  }
  return [...facets.values()];
};

/** Reads the address of a search whose results an import adds to; null for any other address. */
export const readSearchAddress = (address: string): AddressedSearch | null => {
  const [path = '', query = ''] = address.split('?', 2);
  const kind = PATH.exec(path)?.[1] as keyof typeof KINDS | undefined;
  if (!kind) return null;
  const fields = new URLSearchParams(query);
  const miles = Number(fields.get('radius'));
  return {
    index: `d10_${kind}`,
    kind: KINDS[kind],
    postcode: fields.get('postcode'),
    parameters: {
      query: (fields.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
      enableRules: fields.get('exact') !== '1',
      facetFilters: facetFiltersOf(fields.getAll('filters')),
      aroundRadius: miles > 0 ? Math.round(miles * METRES_IN_MILE) : 'all',
    },
  };
};
