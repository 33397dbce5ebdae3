/**
 * Patterns of the paths that belong to the shell: its pages, and what its server answers itself. No remote can claim an
 * address that matches one of them. The list is part of the contract, because commands compare with it anywhere.
 */
export const SHELL_PATHS = [
  '/',
  '/about-the-data',
  '/accessibility',
  '/cookies',
  '/account/*',
  '/explore',
  '/explore/articles/:postId',
  '/explore/compare',
  '/explore/favourites',
  '/explore/for-you',
  '/explore/search/*',
  '/explore/statement-guides/:postId',
  '/.well-known/*',
  '/api/*',
  '/assets/*',
  '/embed/:release/*',
  '/graphql/*',
  '/healthz',
  '/historic-grades-api/*',
  '/metrics',
  '/oembed',
  '/provider-status/*',
  '/readyz',
  '/releases/*',
  '/search/*',
  '/status/*',
  '/status.json',
  '/themes/*',
] as const;
