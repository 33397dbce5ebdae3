import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { json } from './test-api';

/** Searches as the search service was asked for them. */
export type AskedSearches = readonly Readonly<Record<string, unknown>>[];

/** An answer made from what the search service was asked. */
export const searching =
  (answer: (body: { readonly requests: AskedSearches }) => object): ReturnType<typeof json> =>
  (request: IncomingMessage, response) =>
    void text(request).then((body) => json(answer(JSON.parse(body)))(request, response));

/** The ids that a search for records names; nothing for any other search. */
export const idsOf = ({ facetFilters }: AskedSearches[number]): string[] | undefined => {
  const [filters = []] = (facetFilters ?? []) as string[][];
  const ids = filters.flatMap((filter) => (filter.startsWith('objectID:') ? filter.slice(9) : []));
  return ids.length > 0 ? ids : undefined;
};

/** A page of an index with these records. */
export const pageFound = (...hits: readonly object[]) => ({ hits, nbHits: hits.length, nbPages: 1 });
