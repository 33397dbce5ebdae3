import type { Browser } from '@playwright/test';
import { startAlgolia, type AlgoliaStandIn } from '@signpost/api-client/testing';
import { expect, open, startShell, test, type Page, type Product } from '../fixtures';

const LAW = {
  objectID: 'law',
  title: 'Law by the stand-in',
  url: '/explore/subjects/law',
  summary: 'A record.',
};

let hosts: readonly AlgoliaStandIn[];
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(60_000);
  hosts = [await startAlgolia([LAW]), await startAlgolia([LAW])];
  product = await startShell({
    ALGOLIA_APPLICATION_ID: 'STANDIN',
    ALGOLIA_SEARCH_KEY: 'search-only',
    ALGOLIA_INDEX_SUFFIX: '_e2e',
    ALGOLIA_HOSTS: hosts.map(({ origin }) => origin).join(' '),
  });
});

test.afterAll(async () => {
  await product.stop();
  await Promise.all(hosts.map((host) => host.close()));
});

/** Opens the start page while every host answers, in a new page, which remembers no failed host. */
const openStartPage = async (browser: Browser): Promise<Page> => {
  for (const host of hosts) host.behave('answer');
  const page = await browser.newPage({ baseURL: product.url });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  return page;
};

/** Searches from the start page, in the browser, whose rows contain what the stand-in finds too. */
const searchForLaw = async (page: Page): Promise<void> => {
  // The box becomes a combobox on first use.
  await page.getByRole('main').getByLabel('Search everything').last().click();
  await page.getByRole('main').getByRole('combobox', { name: 'Search everything' }).fill('law');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore\/search\?q=law$/);
};

const searchesInBrowser = ({ asked }: AlgoliaStandIn) =>
  asked.filter(({ credentials }) => credentials.agent?.endsWith('; Browser'));

test(
  'searches go to Algolia with the official client: from the server, and from the browser under the page’s policy [C-19] [K-10]',
  { tag: '@nightly' },
  async ({ browser }) => {
    const [first, second] = hosts as [AlgoliaStandIn, AlgoliaStandIn];
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    const violations: string[] = [];
    page.on(
      'console',
      (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()),
    );
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));

    await open(page, '/explore/search/courses?q=law');
    await expect(page.getByRole('main')).toContainText('Law by the stand-in');
    expect(first.asked[0]?.requests[0]).toMatchObject({ indexName: 'd10_courses_e2e', query: 'law' });
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(
      loaded.filter((name) => name.startsWith('http://127.0.0.1') && name.includes('/1/indexes')),
    ).toEqual([]);

    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('search-client'))).toEqual([]);

    first.behave('reset');
    second.behave('answer');
    await searchForLaw(page);
    await expect(page.getByRole('main')).toContainText('Law by the stand-in');
    expect(scripts.filter((url) => url.includes('search-client'))).toHaveLength(1);
    const calls = [...first.asked, ...second.asked];
    expect(second.asked.length).toBeGreaterThan(0);
    for (const { method, path, credentials, contentType } of calls) {
      // A simple request needs no preflight.
      expect([method, path]).toEqual(['POST', '/1/indexes/*/queries']);
      expect(contentType).toContain('text/plain');
      expect(credentials).toMatchObject({ id: 'STANDIN', key: 'search-only' });
      expect(credentials.agent).toMatch(/^Algolia for JavaScript .*; Browser$/);
    }
    // By default the client stores the state of hosts there, without consent.
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('algolia'))),
    ).toEqual([]);
    expect(violations).toEqual([]);

    const elsewhere = await page.evaluate(() =>
      fetch('http://127.0.0.1:9/1/indexes/*/queries', { method: 'POST' }).then(
        () => 'allowed',
        () => 'refused',
      ),
    );
    expect(elsewhere).toBe('refused');
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    await context.close();
  },
);

test.describe('a search in the browser', { tag: '@nightly' }, () => {
  for (const mood of [503, 'hang'] as const)
    test(`is answered by the second host when the first one fails: ${mood} [C-19]`, async ({ browser }) => {
      const [first, second] = hosts as [AlgoliaStandIn, AlgoliaStandIn];
      const page = await openStartPage(browser);
      first.behave(mood);
      second.behave('answer');
      await searchForLaw(page);
      await expect(page.getByRole('main')).toContainText('Law by the stand-in');
      expect(searchesInBrowser(first).length).toBeGreaterThan(0);
      expect(searchesInBrowser(second).length).toBeGreaterThan(0);
      await page.close();
    });

  test('is repeated once at a host that answers 429 [C-24]', async ({ browser }) => {
    const [first, second] = hosts as [AlgoliaStandIn, AlgoliaStandIn];
    const page = await openStartPage(browser);
    first.behave(429, 'answer');
    second.behave('answer');
    await searchForLaw(page);
    await expect(page.getByRole('main')).toContainText('Law by the stand-in');
    expect(searchesInBrowser(first).length).toBeGreaterThan(1);
    expect(searchesInBrowser(second)).toEqual([]);
    await page.close();
  });

  test('says so when every host fails, and works again afterwards [X-04]', async ({ browser }) => {
    const page = await openStartPage(browser);
    for (const host of hosts) host.behave(503);
    await searchForLaw(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    for (const host of hosts) host.behave('answer');
    await open(page, '/explore/search/courses?q=law');
    await expect(page.getByRole('main')).toContainText('Law by the stand-in');
    await page.close();
  });
});
