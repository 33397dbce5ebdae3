/** The search service that a store asks: the embedded one, or Algolia's own, by configuration. */
export interface SearchService {
  /** Address before `/1/indexes`: a path on the API's origin, or `https://{application}-dsn.algolia.net`. */
  readonly url: string;
  /** Sent in the address of every call: `x-algolia-application-id` and `x-algolia-api-key` for Algolia. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What index names end with: `_prod` on the production host, nothing elsewhere (K-10). */
  readonly suffix: '' | '_prod';
}
