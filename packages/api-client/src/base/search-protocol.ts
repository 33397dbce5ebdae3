import type { ApiProblem } from './problem';

/** One search in Algolia's protocol. */
export type ProtocolSearch = Readonly<Record<string, unknown>> & { readonly indexName: string };

/**
 * The response of the search service (unchecked JSON) and the seconds for which it may be cached, or the reason of the
 * failure.
 */
export type SearchAnswer =
  | { readonly data: unknown; readonly maxAge: number }
  | { readonly error: ApiProblem };

/**
 * Sends searches to a store's search service in one call, which `signal` cancels. Rejects only when the client cannot be
 * loaded.
 */
export type SearchQuery = (
  searches: readonly ProtocolSearch[],
  signal?: AbortSignal,
) => Promise<SearchAnswer>;
