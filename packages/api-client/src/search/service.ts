import type { IndexKind } from './kinds';

/** The search service that a store asks: the embedded one, or Algolia's own, by configuration. */
export interface SearchService {
  /** Address before `/1/indexes`: a path on the API's origin, or `https://{application}-dsn.algolia.net`. */
  readonly url: string;
  /** Sent in the address of every call: `x-algolia-application-id` and `x-algolia-api-key` for Algolia. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What index names end with: `_prod` on the production host, nothing elsewhere (K-10). */
  readonly suffix: '' | '_prod';
}

/** The service that comes with the product, on the API's own origin. */
export const EMBEDDED_SEARCH: SearchService = { url: '/search', parameters: {}, suffix: '' };

const PREFIX = 'd10';

/** The suffix of index names on a host (K-10); `productionHost` is the one host, if any, that is production. */
export const indexSuffix = (host: string, productionHost: string | undefined): SearchService['suffix'] =>
  host === productionHost ? '_prod' : '';

/** The name of an index (K-10): `d10_courses`, `d10_courses_prod`, or with an order the replica `d10_courses_salary_desc`. */
export const indexName = (kind: IndexKind, suffix: SearchService['suffix'], order?: string): string =>
  `${PREFIX}_${kind}${suffix}${order ? `_${order}` : ''}`;

/** The service of the store in which an endpoint runs: what its access says, else the embedded one. */
export const searchServiceOf = ({ extra }: { readonly extra: unknown }): SearchService =>
  (extra as { readonly search?: SearchService }).search ?? EMBEDDED_SEARCH;

/** The address of a call of the service. */
export const callAddress = ({ url, parameters }: SearchService, path: string): string => {
  const query = new URLSearchParams(parameters).toString();
  return `${url}/1/indexes/${path}${query && `?${query}`}`;
};
