import type { Connection } from './base-query';
import type { ApiProblem } from './problem';
import type { SearchService } from './search-service';

/** One search in the protocol's terms. */
export type ProtocolSearch = Readonly<Record<string, unknown>> & { readonly indexName: string };

/** What the search service answered (unchecked JSON) and the seconds for which anyone may keep it, or why there is no answer. */
export type SearchAnswer =
  { readonly data: unknown; readonly maxAge: number } | { readonly error: ApiProblem };

/** Sends searches to a store's search service in one call. Rejects only when the client cannot be loaded. */
export type SearchQuery = (searches: readonly ProtocolSearch[]) => Promise<SearchAnswer>;

/**
 * Makes the `SearchQuery` of one store; without a service it is the embedded one. The official client is loaded with the
 * first search: all that every page has to load of searching is this function.
 */
export const connectSearch =
  (connection: Connection, service: SearchService | undefined): SearchQuery =>
  async (searches) =>
    (await import(/* webpackChunkName: "search-client" */ './search-client')).search(
      searches,
      connection,
      service,
    );
