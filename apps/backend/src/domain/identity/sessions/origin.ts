import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this site, or from no page at all. Sec-Fetch-Site is trusted, because no page
 * can set it. Browsers without it send Origin with every request that may change something; it must be the site's, or
 * match the requested host. Other programs send neither, and have no user's cookies.
 */
export const isFromThisSite = (headers: IncomingHttpHeaders, site: string): boolean => {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = headers;
  return origin === undefined || origin === site || hostOf(origin) === requestedHost(headers);
};

/** The requested host, as forwarded by the shell: a page elsewhere cannot set that header without our permission. */
export const requestedHost = (headers: IncomingHttpHeaders) => headers['x-forwarded-host'] ?? headers.host;

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
