import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, startShell, test, type Product } from '../fixtures';
import { LANDING, landing, publish, until, writeTitled } from '../releases/releases';

const IN_SHARE = 'signpost-release=0';
const FEW = 'Seen by few';

test.describe('connection lost while a canary is shown', { tag: '@nightly' }, () => {
  // One shell for all of these.
  test.describe.configure({ mode: 'default' });
  let product: Product;
  let context: BrowserContext;
  let page: Page;
  let reports: string[];

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await startShell();
    await publish(product.store, await writeTitled(path.join(product.folder, 'few'), FEW), { canary: 50 });
    await until('the canary runs', async () => (await landing(product.url, IN_SHARE)).title === FEW);
  });
  test.afterAll(() => product?.stop());

  test.beforeEach(async ({ browser }) => {
    reports = [];
    context = await browser.newContext();
    await context.addCookies([{ name: 'signpost-release', value: '0', url: product.url }]);
    context.on('request', (request) => {
      if (/\/(canary-failures|error-reports)$/.test(request.url())) reports.push(request.postData() ?? '');
    });
    page = await context.newPage();
  });
  test.afterEach(() => context.close());

  /** A page in which the code that reports failures has been loaded, by an error of no release. */
  const openLanding = async () => {
    await page.goto(product.url + LANDING);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const reporter = page.waitForResponse((response) => response.url().includes('/report-failures.'));
    await page.evaluate(() =>
      queueMicrotask(() => {
        throw new Error('of no release');
      }),
    );
    await (await reporter).finished();
  };

  /** With the connection back, the page is left, which sends what there is to report. */
  const notReported = async () => {
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto(`${product.url}/cookies`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(reports).toEqual([]);
    const status = (await (await fetch(`${product.url}/status.json`)).json()) as {
      remotes: { name: string; canary: { state: unknown } }[];
    };
    expect(status.remotes.find(({ name }) => name === 'unis')?.canary.state).toMatchObject({
      ejected: false,
      browsers: { failedVisitors: 0 },
    });
  };

  const unisFileFails = () =>
    page.waitForEvent('requestfailed', (request) => request.url().includes('/releases/unis/'));

  test('is not reported before the release’s code has loaded', async () => {
    await page.route('**/releases/unis/**', (route) => route.abort('internetdisconnected'));
    const failed = unisFileFails();
    await page.goto(product.url + LANDING);
    await failed;
    await notReported();
  });

  test('is not reported before a row’s code has loaded', async () => {
    await page.route('**/releases/unis/**', (route) => route.abort('internetdisconnected'));
    const failed = unisFileFails();
    await page.goto(product.url);
    await failed;
    await notReported();
  });

  /** Follows a link to a page of the release whose code is not loaded yet, and waits until a request has failed. */
  const follow = async () => {
    const failed = Promise.race([
      page.waitForEvent('requestfailed'),
      page.waitForResponse((response) => response.status() === 503),
    ]);
    await page.locator('main a[href^="/explore/unis/"]').first().dispatchEvent('click');
    await failed;
  };

  for (const [what, lose] of Object.entries({
    'by the whole browser': () => context.setOffline(true),
    'for its files': () => page.route('**/releases/unis/**', (route) => route.abort('namenotresolved')),
    'with an overloaded server': () =>
      page.route('**/releases/unis/**', (route) => route.fulfill({ status: 503 })),
  })) {
    test(`is not reported for ${what} in the middle of a visit`, async () => {
      await openLanding();
      await lose();
      await follow();
      await notReported();
    });
  }

  test('is not reported for calls that a page makes', async () => {
    await openLanding();
    await page.route('**/api/**', (route) => route.abort('connectionreset'));
    await follow();
    await notReported();
  });
});
