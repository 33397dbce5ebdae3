/** The search service of a store: the embedded one, or Algolia, by configuration. */
export interface SearchService {
  /** Address before `/1/indexes`: a path on the API's origin, or `https://{application}-dsn.algolia.net`. */
  readonly url: string;
  /** `x-algolia-application-id` and `x-algolia-api-key` of Algolia; empty for the embedded service. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Origins that are tried in order in place of Algolia's own hosts. */
  readonly hosts?: readonly string[];
  /**
   * Suffix of index names: `_prod` on the production host (K-10), elsewhere empty unless Algolia's settings name one.
   */
  readonly suffix: string;
}

/** The product's own search service, on the API's origin. */
export const EMBEDDED_SEARCH: SearchService = { url: '/search', parameters: {}, suffix: '' };
