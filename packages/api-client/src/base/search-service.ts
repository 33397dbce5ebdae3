/** The search service that a store asks: the embedded one, or Algolia, by configuration. */
export interface SearchService {
  /** Address before `/1/indexes`: a path on the API's origin, or `https://{application}-dsn.algolia.net`. */
  readonly url: string;
  /** `x-algolia-application-id` and `x-algolia-api-key` of Algolia; empty for the embedded service. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Origins that are asked one after another in place of Algolia's own hosts. */
  readonly hosts?: readonly string[];
  /** What index names end with: `_prod` on the production host (K-10), elsewhere nothing unless Algolia's settings name one. */
  readonly suffix: string;
}

/** The service that comes with the product, on the API's own origin. */
export const EMBEDDED_SEARCH: SearchService = { url: '/search', parameters: {}, suffix: '' };
