import type { Document } from './send-document';
import { SITEMAP_PATH } from './sitemap/sitemap';

/** Paths without public pages: the API in all its forms, and the team's search test page. */
const DISALLOWED_PATHS = ['/api/', '/graphql', '/search/', '/explore/search/testbed'];

/** Returns `/robots.txt` (RFC 9309). */
export const robots = (site: URL): Document => ({
  body: [
    'User-agent: *',
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(SITEMAP_PATH, site).href}`,
    '',
  ].join('\n'),
  type: 'text/plain; charset=utf-8',
  maxAge: 86_400,
});
