import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether a page of this site sent the request, so that other sites cannot make their visitors send it. Older
 * browsers send `origin` but not `sec-fetch-site`.
 */
export const isFromSite = ({ origin, ...headers }: IncomingHttpHeaders, site: URL): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || origin === site.origin;
