import { axeFindings, expect, horizontalOverflow, navigateInPage, open, test, type Page } from '../fixtures';
import { BATH, CAREER, COURSE } from '../site';
import { allowNoConnection, heading, keptOnDevice, keptPages, switchOn } from './kept-pages';

const save = async (page: Page, address: string) => {
  await open(page, address);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
};

const notice = (page: Page) => page.getByRole('region', { name: 'Offline' });

test.beforeEach(({ faults }) => allowNoConnection(faults));

test('nothing is kept before the visitor asks for it; saved things open offline afterwards [B-20]', async ({
  page,
  context,
}) => {
  await save(page, BATH);
  await save(page, COURSE);
  await open(page, '/explore/favourites');
  await page.waitForLoadState('networkidle');
  expect(await keptOnDevice(page)).toEqual({ caches: {}, workers: 0 });

  await switchOn(page);
  await expect
    .poll(() => keptPages(page))
    .toEqual(expect.arrayContaining(['/', '/explore/favourites', BATH, COURSE]));

  await context.setOffline(true);
  await page.goto(BATH);
  await expect(heading(page)).toContainText('Bath');
  await expect(notice(page)).toContainText('You are offline. This page is from');
  await page.goto('/explore/favourites');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Accounting and Finance/ }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Universities 1' }).click();
  // A link to another page loads its kept copy.
  await main
    .getByRole('link', { name: /University of Bath/ })
    .first()
    .click();
  await expect(page).toHaveURL(BATH);
  await expect(heading(page)).toContainText('Bath');
  await expect(notice(page)).toBeVisible();
  // With its scripts: what is saved offline stays.
  await main
    .getByRole('button', { name: /^Saved/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toContainText('1');

  await context.setOffline(false);
  await notice(page).getByRole('link', { name: 'Try again' }).click();
  await expect(notice(page)).toBeHidden();
});

test('a page that was opened by a link is kept; one never opened shows what is kept instead [B-20]', async ({
  page,
  context,
}) => {
  await switchOn(page);
  await navigateInPage(page, CAREER);
  await expect.poll(() => keptPages(page)).toContain(CAREER);
  await context.setOffline(true);
  const answer = await page.goto('/explore/what-to-do');
  expect(answer?.status()).toBe(503);
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByText('No page is kept yet')).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toEqual([]);
  const listed = page.getByRole('region', { name: 'What you can open now' }).getByRole('link');
  await expect(listed).toHaveCount((await keptPages(page)).length);
  await listed.first().click();
  await expect(page).toHaveURL(CAREER);
  await expect(notice(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await context.setOffline(false);
  await page.goto('/offline');
  await expect(heading(page)).toHaveText('Pages kept on this device');
  await expect(listed).toHaveCount((await keptPages(page)).length);
});

test('the page of the decision pack opens offline once it was opened @nightly [B-20]', async ({
  page,
  context,
}) => {
  await save(page, COURSE);
  await switchOn(page);
  await open(page, '/explore/courses/choices');
  await expect(page).toHaveURL(/choices\?courses=/);
  const pack = page.getByRole('region', { name: 'Take it with you' });
  await expect(pack).toBeVisible();
  await expect
    .poll(async () => (await keptPages(page)).filter((path) => path.includes('/choices')))
    .toHaveLength(2);
  await context.setOffline(true);
  await page.goto('/explore/courses/choices');
  await expect(page).toHaveURL(/choices\?courses=/);
  await expect(pack).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test('pages of an account, forms, calls and what other pages frame are never kept @nightly [B-20]', async ({
  page,
  faults,
}) => {
  faults.allow(/^status 404/);
  await switchOn(page);
  for (const address of [
    '/account/register',
    '/account/sign-in',
    '/feedback',
    '/explore/search?q=law',
    '/subject-widget?subject=psychology',
    '/explore/nothing-here',
    BATH,
  ])
    await page.goto(address);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('combobox', { name: 'Search everything' }).fill('nurs');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([BATH, '/explore/search?q=law']));
  const { caches } = await keptOnDevice(page);
  const pages = caches['signpost-offline-pages'] ?? [];
  expect(pages.filter((path) => /^\/(account|feedback|subject-widget|explore\/nothing)/.test(path))).toEqual(
    [],
  );
  const OWN = ['/offline', '/offline/releases.json', '/offline/style.css'];
  const files = (caches['signpost-offline-files'] ?? []).filter((path) => !OWN.includes(path));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !/^\/(assets|releases\/\w+\/[0-9a-f]{12}\/client)\//.test(path))).toEqual([]);
});

for (const [way, address, button, tag] of [
  ['the switch', '/explore/favourites', 'Stop keeping pages', ''],
  ['the switch on the cookies page', '/cookies', 'Stop keeping pages', '@nightly '],
  ['clearing everything', '/cookies', 'Clear everything kept here', '@nightly '],
] as const) {
  test(`${way} removes the worker and all that it has kept ${tag}[B-20]`, async ({ page }) => {
    await switchOn(page);
    await open(page, address);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => keptOnDevice(page)).toEqual({ caches: {}, workers: 0 });
    if (button === 'Stop keeping pages') {
      // The worker is still there, and is started again.
      await page.getByRole('button', { name: 'Keep pages for when I am offline' }).click();
      await expect.poll(() => keptPages(page)).toContain(address);
      await page.getByRole('button', { name: button }).click();
      await expect.poll(() => keptOnDevice(page)).toEqual({ caches: {}, workers: 0 });
    }
    await page.goto(BATH);
    await page.waitForLoadState('networkidle');
    expect(await keptOnDevice(page)).toEqual({ caches: {}, workers: 0 });
  });
}

test('pages do nothing that keeps them out of the back/forward cache while the worker is on @nightly [B-20]', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await switchOn(page);
    for (const address of ['/', COURSE]) {
      await open(page, address);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await open(page, '/cookies');
      await page.goBack();
      const reasons = await page.evaluate(() => {
        const [{ notRestoredReasons }] = performance.getEntriesByType('navigation') as unknown as [
          { notRestoredReasons: { reasons: { reason: string }[] } | null },
        ];
        return notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
      });
      // A browser without a window restores no page, for a reason of its own; every other reason would be the page's.
      expect(reasons).toEqual(['masked']);
    }
  } finally {
    await browser.close();
  }
});
