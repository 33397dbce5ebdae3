import { axeFindings, expect, open, startShell, test, type Page, type Product } from '../fixtures';

const TOKEN = 'a token that operators know';
const NARROW = { width: 320, height: 700 };

const entryNames = (header: string | undefined): string[] =>
  (header ?? '').split(', ').map((entry) => entry.split(';')[0] ?? '');

/**
 * Waits until the search has its indexes and the rows of home load in time, which a product that has just
 * started cannot do.
 */
const untilWarm = async (url: string): Promise<void> => {
  let requests = 0;
  const isWarm = async () => {
    if ((await fetch(`${url}/readyz`)).status !== 200) return false;
    // Another address each time, which no cache knows.
    requests += 1;
    return (await (await fetch(`${url}/?warm=${requests}`)).text()).includes('data-row="unis"');
  };
  await expect.poll(isWarm, { timeout: 60_000 }).toBe(true);
};

const panelOf = (page: Page) => page.getByRole('region', { name: 'X-ray of this page' });

/** The page's scroll width, when it exceeds the window's. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('with X-ray allowed and an operator token', { tag: '@nightly' }, () => {
  // One shell for all of these.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(120_000);
  let product: Product;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await startShell({ XRAY: 'on', OPERATOR_TOKEN: TOKEN });
    await untilWarm(product.url);
  });
  test.afterAll(() => product?.stop());

  // This product has another origin than the suite's.
  test.beforeEach(({ faults }) => faults.allow(new RegExp(`^request to elsewhere: ${product.url}/`)));

  const xray = async (page: Page, path: string) => {
    await open(page, `${product.url}${path}`);
    await expect(panelOf(page)).toBeVisible();
    return panelOf(page);
  };

  test(
    'Server-Timing names the parts of a freshly rendered page, and the age of a cached one',
    { tag: '@nightly' },
    async () => {
      const fresh = await fetch(`${product.url}/?timing=fresh`);
      const names = entryNames(fresh.headers.get('server-timing') ?? undefined);
      expect(names).toEqual(expect.arrayContaining(['load.shell', 'loader.shell.home', 'render', 'total']));
      expect(names.filter((name) => name.startsWith('slot.home.row.')).length).toBeGreaterThan(1);
      const again = await fetch(`${product.url}/?timing=fresh`);
      expect(again.headers.get('server-timing')).toMatch(/^cache;desc="hit";dur=\d+$/);

      const remote = await fetch(`${product.url}/explore/unis?timing=fresh`);
      const parts = entryNames(remote.headers.get('server-timing') ?? undefined);
      expect(parts).toEqual(expect.arrayContaining(['load.unis', 'loader.unis.landing', 'total']));
    },
  );

  test('every region of home is in the table with its remote, release and times', async ({ page }) => {
    const panel = await xray(page, '/?xray=home');
    const cells = (name: RegExp) => panel.getByRole('row', { name }).first().getByRole('cell');
    await expect(cells(/^Frame/).nth(0)).toHaveText('shell');
    await expect(cells(/^Frame/).nth(3)).toHaveText(/^[\d.]+ ms$/);
    await expect(cells(/^Frame/).nth(5)).toHaveText(/^[\d.]+ ms$/);
    await expect(cells(/^Page/).nth(0)).toHaveText('shell');
    const row = cells(/^Row: home\.row/);
    await expect(row.nth(0)).toHaveText(/^(careers|courses|unis|employers|widgets)$/);
    await expect(row.nth(1)).toHaveText(/^[0-9a-f]{12}$/);
    await expect(row.nth(2)).toHaveText('regular: left out');
    await expect(row.nth(3)).toHaveText(/^[\d.]+ ms$/);
    await expect(panel).toContainText(/The server made the page in [\d.]+ ms/);

    // Each box covers its region.
    const place = await page.locator('[data-row]:not(:empty)').first().boundingBox();
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('[aria-hidden="true"] > [style]')].map((box) => {
        const { top, left, width } = box.getBoundingClientRect();
        return [top, left, width].map(Math.round);
      }),
    );
    expect(boxes).toContainEqual([place?.y, place?.x, place?.width].map((value) => Math.round(value ?? -1)));

    await page.getByRole('contentinfo').getByRole('link', { name: 'All universities' }).click();
    await expect(cells(/^Page/).nth(0)).toHaveText('unis');
    await expect(panel).toContainText('This browser made the page');
  });

  test('a row scrolled into view has been loaded and hydrated', { tag: '@nightly' }, async ({ page }) => {
    const panel = await xray(page, '/?xray=rows');
    const row = page.locator('[data-row]:not(:empty)').first();
    const remote = await row.getAttribute('data-row');
    await row.scrollIntoViewIfNeeded();
    const cells = panel.getByRole('row', { name: `Row: home.row of ${remote}` }).getByRole('cell');
    await expect(cells.nth(4)).toHaveText(/^[\d.]+ ms$/);
    await expect(cells.nth(5)).toHaveText(/^[\d.]+ ms$/);
  });

  test(
    'cards in a list are attributed to the remote that rendered them',
    { tag: '@nightly' },
    async ({ page }) => {
      const panel = await xray(page, '/explore/search/courses?xray');
      const cards = panel.getByRole('row', { name: /^Cards: card\.courses/ });
      await expect(cards.getByRole('cell').first()).toHaveText('courses');
      await expect(cards.getByRole('rowheader')).toHaveText(/\(\d+\)/);
    },
  );

  test(
    'a page of a remote is attributed to it, and a page rendered by the browser has no server times',
    { tag: '@nightly' },
    async ({ page }) => {
      const panel = await xray(page, '/explore/unis?xray');
      const cells = panel.getByRole('row', { name: /^Page/ }).getByRole('cell');
      await expect(cells.nth(0)).toHaveText('unis');
      await expect(cells.nth(2)).toHaveText('primary: an error page');
      await expect(cells.nth(4)).toHaveText(/^[\d.]+ ms$/);
      await page.getByRole('link', { name: 'Signpost' }).first().click();
      await expect(page).toHaveURL(`${product.url}/`);
      await expect(panel).toContainText('This browser made the page');
      await expect(cells.nth(0)).toHaveText('shell');
    },
  );

  test('Alt+Shift+X opens and closes it, Escape closes it, and the focus returns', async ({ page }) => {
    // With its parameter it is open, so that the keys are known to be listened to.
    await xray(page, '/cookies?xray');
    await page.keyboard.press('Alt+Shift+KeyX');
    await expect(panelOf(page)).toBeHidden();
    const logo = page.getByRole('link', { name: 'Signpost' }).first();
    await logo.focus();
    await page.keyboard.press('Alt+Shift+KeyX');
    await expect(page.getByRole('heading', { name: 'X-ray of this page' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(logo).toBeFocused();
    await page.keyboard.press('Alt+Shift+KeyX');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'Regions of this page' })).toBeFocused();
    await page.keyboard.press('Alt+Shift+KeyX');
    await expect(panelOf(page)).toBeHidden();
  });

  test(
    'axe finds nothing in it in every theme, and it fits a narrow window',
    { tag: '@nightly' },
    async ({ page }) => {
      await xray(page, '/cookies?xray');
      expect(await axeFindings(page, ['dark', 'contrast'])).toEqual([]);
      await page.setViewportSize(NARROW);
      await expect(panelOf(page)).toBeVisible();
      expect(await overflow(page)).toBe(0);
    },
  );

  test(
    'the status page requires the token, and shows the state of each remote',
    { tag: '@nightly' },
    async ({ browser }) => {
      for (const path of ['/status', '/status.json', '/metrics']) {
        const refused = await fetch(product.url + path);
        expect(refused.status).toBe(401);
        expect(refused.headers.get('www-authenticate')).toContain('Basic');
      }
      await fetch(`${product.url}/explore/unis?counted`);
      const context = await browser.newContext({
        httpCredentials: { username: 'operator', password: TOKEN },
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      const answer = await page.goto(`${product.url}/status`);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the site is doing');
      await expect(page.getByText('Everything runs as the registry says.')).toBeVisible();
      const unis = page.getByRole('region', { name: /^unis/ });
      await expect(unis).toContainText(/Runs here\s*[0-9a-f]{12}/);
      await expect(unis.getByText('Pages made').locator('../..')).not.toContainText('none yet');
      await context.close();
    },
  );

  test(
    'axe finds nothing in the status page in every theme, and it fits a narrow window',
    { tag: '@nightly' },
    async ({ browser }) => {
      const context = await browser.newContext({
        httpCredentials: { username: '', password: TOKEN },
        bypassCSP: true,
      });
      const page = await context.newPage();
      await page.goto(`${product.url}/status`);
      expect(await axeFindings(page, ['dark', 'contrast'])).toEqual([]);
      await page.setViewportSize(NARROW);
      expect(await overflow(page)).toBe(0);
      await context.close();
    },
  );
});

test('neither the address nor the keys open it where X-ray is not allowed', async ({ page }) => {
  await open(page, '/cookies?xray');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Alt+Shift+KeyX');
  await expect(panelOf(page)).toBeHidden();
  expect(await page.content()).not.toContain('"xray"');
});

test('the addresses for operators answer without a token on the machine itself, and not through a proxy', async ({
  request,
}) => {
  for (const path of ['/status', '/status.json', '/metrics']) {
    expect((await request.get(path)).status()).toBe(200);
    expect((await request.get(path, { headers: { 'x-forwarded-for': '192.0.2.7' } })).status()).toBe(403);
  }
});
