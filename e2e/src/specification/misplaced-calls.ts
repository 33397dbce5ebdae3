import type { Page } from '@playwright/test';
import type { Stand } from './stand';

/** Paths that the API and the services answer; accounts are at the site itself. */
const ELSEWHERE =
  /^\/(api\/(settings|v1\/(?!identity))|graphql|search\/|historic-grades-api|provider-status|themes\/)/;
const SERVICES = /^\/(search\/api\/v3|historic-grades-api|provider-status)/;

/**
 * Watches a page. Returns a function that lists the calls so far that went to the site's own origin, or to the API's or
 * the services', although they belong to another.
 */
export const misplacedCalls = (page: Page, stand: Stand): (() => string[]) => {
  const own: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === stand.url && ELSEWHERE.test(pathname)) own.push(request.url());
  });
  return () => [
    ...own,
    ...stand.calls
      .filter(({ host, path }) => SERVICES.test(path) !== (host === 'services'))
      .map(({ host, path }) => `${host}: ${path}`),
  ];
};
