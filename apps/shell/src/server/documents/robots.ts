import type { Document } from './send-document';
import { SITEMAP_PATH } from './sitemap/sitemap';

/** What has no pages for people: the API in all its forms, and the team's search test page. */
const NOT_FOR_CRAWLERS = ['/api/', '/graphql', '/search/', '/explore/search/testbed'];

/** `/robots.txt` (RFC 9309) of this site. */
export const robots = (site: URL): Document => ({
  body: [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(SITEMAP_PATH, site).href}`,
    '',
  ].join('\n'),
  type: 'text/plain; charset=utf-8',
  maxAge: 86_400,
});
