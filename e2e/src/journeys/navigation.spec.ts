import { expect, markDocument, open, test, type Page } from '../fixtures';
import { BATH } from '../site';

/** Releases whose code was loaded; a row outside the viewport loads its styles only. */
const releasesLoaded = (urls: readonly string[]): string[] => [
  ...new Set(urls.flatMap((url) => /\/releases\/([^/]+)\/.*\.js$/.exec(url)?.[1] ?? [])),
];

/** Leaves the page for another document, goes back, and returns what kept the page from the browser's own cache. */
const reasonsAgainstCache = async (page: Page, leave: () => Promise<unknown>): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = new Promise<string[]>((resolve) =>
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      // The others are of the browser: one that is automated keeps no pages.
      resolve(
        notRestoredExplanations
          .filter(({ type }) => type === 'PageSupportNeeded')
          .map(({ reason }) => reason),
      ),
    ),
  );
  await leave();
  await page.goBack();
  return reasons;
};

test('nothing in a page keeps it out of the browser’s cache for back and forward [B-03]', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const leave = () => page.goto('/explore/articles/key-dates');
  await page.goto('/explore/search/courses?q=law');
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
  expect(await reasonsAgainstCache(page, leave)).toEqual([]);
  await page.evaluate(() => window.addEventListener('unload', () => undefined));
  expect(await reasonsAgainstCache(page, leave), 'the browser does tell').not.toEqual([]);
  await browser.close();
});

const CLASSES =
  'page-explore page-explore-unis page-explore-unis-10007850 page-explore-unis-10007850-university-of-bath';

test('body classes are in the server’s HTML, and with title, head and announcement follow client-side navigation [B-02]', async ({
  page,
}) => {
  expect(await (await page.request.get(BATH)).text()).toContain(`<body class="${CLASSES}"`);
  await open(page, '/explore/unis?q=university+of+bath');
  const same = await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'University of Bath', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'University of Bath' })).toBeVisible();
  await expect(page.locator('body')).toHaveClass(CLASSES);
  await expect(page).toHaveTitle(/^University of Bath: .* · Signpost$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${BATH}$`));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'University of Bath' })).toHaveCount(1);
  expect(await same()).toBe(true);
});

test('a page loads no remote but its own; pointing at a link to one prefetches it [R-02] [R-20]', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await open(page, '/explore');
  await page.waitForLoadState('networkidle');
  expect(releasesLoaded(urls)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All universities' }).hover();
  await expect.poll(() => releasesLoaded(urls)).toEqual(['unis']);
  await expect.poll(() => urls.filter((url) => url.includes('unis.landing')).length).toBeGreaterThan(0);
  urls.length = 0;
  await open(page, '/explore/unis');
  await page.waitForLoadState('networkidle');
  expect(releasesLoaded(urls)).toEqual(['unis']);
});

test('keyboard focus on a link prefetches its remote, and following it loads no document [R-09]', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  // A page without rows of remotes, which would load when the focus scrolls them into view.
  await open(page, '/explore/search');
  const same = await markDocument(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Find a course' });
  await link.focus();
  await expect.poll(() => releasesLoaded(urls)).toEqual(['courses']);
  await link.press('Enter');
  await expect(page).toHaveURL(/\/explore\/courses$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a course' })).toBeVisible();
  expect(await same()).toBe(true);
});

test('the breadcrumb navigates back without loading a document [R-21]', async ({ page }) => {
  await open(page, BATH);
  const same = await markDocument(page);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('University of Bath');
  await crumbs.getByRole('link', { name: 'Universities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Universities and colleges' })).toBeVisible();
  expect(await same()).toBe(true);
});

test('rich text of several remotes fits into one document [V-15]', async ({ page }) => {
  await open(page, '/explore/subjects/psychology');
  const same = await markDocument(page);
  await page.locator('main a[href^="/explore/career-page/"]').first().click();
  await expect(page).toHaveURL(/\/explore\/career-page\//);
  await expect(page.getByRole('heading', { level: 2, name: 'Pay', exact: true })).toBeVisible();
  expect(await same()).toBe(true);
});

test('of two pages of one remote that were asked for at once, the last one is shown [B-07]', async ({
  page,
}) => {
  await open(page, '/about-the-data');
  await page.evaluate(() => {
    for (const path of ['/explore/unis', '/explore/where-to-go']) {
      window.history.pushState({ idx: 1, key: path, usr: null }, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    }
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Where to go' })).toBeVisible();
});
