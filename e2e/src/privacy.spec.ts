import { expect, open, test } from './fixtures';
import { BATH } from './site';

test('[S-01] before any choice nothing is stored, and nothing is sent elsewhere', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Browse universities' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Map' }).click();
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible({ timeout: 10_000 });
  await open(page, BATH);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([new URL(page.url()).origin]);
});

test('[S-10] what is stored and broken is ignored, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'signpost.favourites',
      '{"version":1,"value":{"unis":[{"id":7,"url":"//evil.example"}]}}',
    );
    localStorage.setItem('signpost.theme', 'not json');
  });
  await open(page, '/explore/unis');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).not.toContainText(/\d/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toContainText('1');
});

test('[S-02] a chosen theme is kept and is there before the page is alive', async ({ page }) => {
  await open(page, '/explore');
  await page.getByLabel('Colours').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/explore/unis', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Colours')).toHaveValue('dark');
});
