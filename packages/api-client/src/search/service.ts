import { accessOf, type SearchService } from '@signpost/api-client/base';
import type { IndexKind } from './kinds';

export type { SearchService };

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
export const searchServiceOf = (context: { readonly extra: unknown }): SearchService =>
  accessOf(context).search ?? EMBEDDED_SEARCH;

/** The address of a call of the service. */
export const callAddress = ({ url, parameters }: SearchService, path: string): string => {
  const query = new URLSearchParams(parameters).toString();
  return `${url}/1/indexes/${path}${query && `?${query}`}`;
};
