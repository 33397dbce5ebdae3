import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this site, or from no page at all. Browsers that say so by Sec-Fetch-Site are
 * believed: no page can set it. Others send Origin with whatever may change something; it must be the site's, or name
 * the host that was asked. A program sends neither, and has no one's cookies.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, site: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = headers;
  return origin === undefined || origin === site || hostOf(origin) === hostAsked(headers);
}

/** The shell passes on the host that the browser asked for: a page elsewhere cannot set that header without our leave. */
export const hostAsked = (headers: IncomingHttpHeaders) => headers['x-forwarded-host'] ?? headers.host;

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
