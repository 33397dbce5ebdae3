import { expect, test, type Page } from '../fixtures';
import { dataLayer } from '../journeys/data-layer';
import { BATH, CAREER, COURSE } from '../site';

/** Pages that are read: of the shell, and of remotes. */
const READ = ['/explore/articles/key-dates', COURSE, BATH];
/** The others, one of each kind. */
const ALSO_READ = [
  '/explore/subjects/psychology',
  CAREER,
  '/explore/employer/aldermast',
  '/about-the-data',
  '/accessibility',
  '/cookies',
];

/** Largest size of all scripts before the visitor's first press, in bytes as they are transferred. */
const MAX_SCRIPT_BYTES = 12_000;

/** As on a phone with a slow connection: the browser loads the scripts of such a page at the first press only. */
const slowConnection = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }),
  );

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** The sizes of the scripts that the page has loaded, as they were transferred. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

test.describe('a page that is read, on a slow connection', () => {
  test.beforeEach(({ page }) => slowConnection(page));

  for (const path of [...READ, ...ALSO_READ]) {
    const tag = READ.includes(path) ? [] : ['@nightly'];
    test(`${path} loads next to no script before the first press`, { tag }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await scriptBytes(page)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      expect(await isHydrated(page)).toBe(false);
      await page.keyboard.press('Shift');
      await hydrated(page);
    });
  }

  test('a press on Save is pending until the scripts are there, then saves, and a press on something that is saved removes nothing', async ({
    page,
  }) => {
    const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.goto(COURSE, { waitUntil: 'networkidle' });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await button(/^Save /).click();
    await expect(button(/^Save /)).toHaveAttribute('data-pending');
    release();
    await expect(button(/^Saved /)).toBeVisible();
    await expect(page.locator('[data-pending]')).toHaveCount(0);

    await page.goto(COURSE, { waitUntil: 'networkidle' });
    await button(/^Save /).click();
    await hydrated(page);
    await expect(button(/^Saved /)).toBeVisible();
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toContainText('1');
    await expect(button(/^Saved /)).toBeVisible();
  });

  test('a press before the first paint loads the scripts too', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('keydown'))),
    );
    await page.goto('/explore/articles/key-dates');
    await hydrated(page);
  });

  test('the menu opens and a link leads on without the scripts', async ({ page }) => {
    await page.route(/\/assets\/main\.\w+\.js/, () => undefined);
    await page.goto('/explore/articles/key-dates', { waitUntil: 'networkidle' });
    await page.getByRole('banner').locator('summary').first().click();
    const link = page.getByRole('banner').locator('details[open] a').first();
    await expect(link).toBeVisible();
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });

  test.describe('without an answer to the banner', () => {
    test.use({ consent: 'unanswered' });
    test('the banner can be answered and the page view is in the data layer [B-11]', async ({ page }) => {
      await page.goto('/explore/articles/key-dates', { waitUntil: 'networkidle' });
      const [consent, view, ...rest] = await dataLayer(page);
      expect(consent).toEqual(['consent', 'default', expect.anything()]);
      expect(view).toMatchObject({
        event: 'page_view',
        page_path: '/explore/articles/key-dates',
        page_title: await page.title(),
      });
      expect(rest).toEqual([]);
      const banner = page.getByRole('region', { name: 'May we keep some handy things?' });
      await banner.getByRole('button', { name: 'Reject' }).click();
      await expect(banner).toBeHidden();
      await hydrated(page);
      const views = (await dataLayer(page)) as { event?: string }[];
      expect(views.filter(({ event }) => event === 'page_view')).toHaveLength(1);
    });
  });
});

test('a page that is read is hydrated without a press when the connection is fast', async ({ page }) => {
  await page.goto('/explore/articles/key-dates');
  await hydrated(page);
});

test('a page that is used is hydrated without a press on a slow connection', async ({ page }) => {
  await slowConnection(page);
  await page.goto('/explore/courses?q=law');
  await hydrated(page);
});

test('a page that lost its connection before its scripts were needed works again with the connection', async ({
  page,
  context,
}) => {
  await slowConnection(page);
  await page.goto(COURSE, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: /^Saved? / }).first();
  await save.click();
  await expect(save).toHaveAttribute('data-pending');
  await context.setOffline(false);
  await hydrated(page);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});
