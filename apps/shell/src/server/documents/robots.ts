import { LANGUAGES } from '@signpost/language/languages';
import { localAddress } from '@signpost/language/runtime';
import type { Document } from './send-document';
import { SITEMAP_PATH } from './sitemap/sitemap';

/** The team's search test page. */
const SEARCH_TEST_PAGE = '/explore/search/testbed';

/** Paths without public pages: the API in all its forms, and pages for the team in every language. */
const DISALLOWED_PATHS = [
  '/api/',
  '/graphql',
  '/search/',
  ...LANGUAGES.map((language) => localAddress(SEARCH_TEST_PAGE, language)),
];

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
