import type { Page } from '@playwright/test';
import { navigateInPage, open } from '../fixtures';
import { ROUTES } from '../site';
import { expect, test, type Stand } from './stand';

/** Paths that the API and the services answer; accounts are at the site itself. */
const ELSEWHERE =
  /^\/(api\/(settings|v1\/(?!identity))|graphql|search\/|historic-grades-api|provider-status|themes\/)/;
const SERVICES = /^\/(search\/api\/v3|historic-grades-api|provider-status)/;

/** Collects the requests that a browser sends to the site's own origin although they belong to another host. */
const misplaced = (page: Page, stand: Stand): string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === stand.url && ELSEWHERE.test(pathname)) found.push(pathname);
  });
  return found;
};

const PAGES = ROUTES.map(({ path }) => path);

/** The longest of the body's style classes (B-02): it tells that the page of a path is the one shown. */
const bodyClass = (path: string): string =>
  `page-${
    path
      .slice(1)
      .replace(/\?.*/, '')
      .toLowerCase()
      .replaceAll('/', '-')
      .replace(/[^\w-]+/g, '-') || 'explore'
  }`;

test('[C-01] every route works on first load with all other sites on origins of their own', async ({
  page,
  stand,
  saw,
}) => {
  const own = misplaced(page, stand);
  for (const path of PAGES) expect((await open(page, path))?.status(), path).toBe(200);
  expect(own).toEqual([]);
  expect(stand.calls.filter(({ host, path }) => SERVICES.test(path) !== (host === 'services'))).toEqual([]);
  saw(
    `${PAGES.length} routes, ${stand.calls.length} calls, none to the site's own origin, no refusal by its policy`,
  );
});

test('[C-01] every route works by navigation with all other sites on origins of their own', async ({
  page,
  stand,
  saw,
}) => {
  await open(page, '/about-the-data');
  const own = misplaced(page, stand);
  for (const path of PAGES) {
    await navigateInPage(page, path);
    await expect(page.locator('body')).toHaveClass(new RegExp(`(^| )${bodyClass(path)}( |$)`));
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('Error');
  }
  expect(own).toEqual([]);
  saw(
    `${PAGES.length} routes, ${stand.calls.filter(({ from }) => from === 'browser').length} calls by the browser`,
  );
});
