import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { json } from './test-api';

/** Searches as received by the search service. */
export type AskedSearches = readonly Readonly<Record<string, unknown>>[];

/** A response computed from the searches received. */
export const searching =
  (answer: (body: { readonly requests: AskedSearches }) => object): ReturnType<typeof json> =>
  (request: IncomingMessage, response) =>
    void text(request).then((body) => json(answer(JSON.parse(body)))(request, response));

/** The ids named by a search for records; undefined for any other search. */
export const idsOf = ({ facetFilters }: AskedSearches[number]): string[] | undefined => {
  const [filters = []] = (facetFilters ?? []) as string[][];
  const ids = filters.flatMap((filter) => (filter.startsWith('objectID:') ? filter.slice(9) : []));
  return ids.length > 0 ? ids : undefined;
};

/** A page of an index with these records. */
export const pageFound = (...hits: readonly object[]) => ({ hits, nbHits: hits.length, nbPages: 1 });
