import type { Connection } from './connection';
import type { SearchService } from './search-service';
import type { SearchQuery } from './search-protocol';

/**
 * Creates the `SearchQuery` of one store; defaults to the embedded service. The official client is loaded on the first
 * search, so that pages without search do not download it.
 */
export const connectSearch =
  (connection: Connection, service: SearchService | undefined): SearchQuery =>
  async (searches, signal) =>
    (await import(/* webpackChunkName: "search-client" */ './search-client')).search(
      searches,
      connection,
      service,
      signal,
    );
