import { dataLayer } from '../journeys/data-layer';
import { expect, navigateInPage, open, test, type Page } from '../fixtures';
import { BATH } from '../site';

test.use({ consent: 'unanswered', saving: 'unanswered' });

const keepOnDevice = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Keep on this device' }).click();

const question = (page: Page) => page.getByRole('region', { name: 'May we keep some handy things?' });

/** Everything that a browser can store for a site. */
const storedData = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const NOTHING = { local: [], session: [], databases: [], caches: [], workers: 0 };

test('before any choice nothing is stored, nothing is sent elsewhere, and only what the page needs is requested [S-01] [S-07]', async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await open(page, '/');
  await expect(question(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse universities' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Map' }).click();
  await expect(page.locator('.leaflet-marker-icon[title]').first()).toBeVisible();
  await open(page, BATH);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(await context.cookies()).toEqual([]);
  expect(await storedData(page)).toEqual(NOTHING);
  const requests = [...asked].map((url) => new URL(url)).filter(({ origin }) => origin !== 'null');
  expect([...new Set(requests.map(({ origin }) => origin))]).toEqual([new URL(page.url()).origin]);
  // Only the site itself, its public data, and the session: no beacon, no log, no measurement.
  const PUBLIC =
    /^\/($|explore|assets\/|releases\/|themes\/|api\/v1\/(courses|institution|subjects|key-facts|locations|open-days\/list|unis|emsi\/|employer|article|identity\/session)|graphql|search\/1\/indexes|manifest\.webmanifest)/;
  expect(requests.map(({ pathname }) => pathname).filter((path) => !PUBLIC.test(path))).toEqual([]);
});

for (const [answer, left] of [
  ['Accept', ['signpost.consent', 'signpost.measuring']],
  ['Reject', ['signpost.measuring']],
] as const) {
  test(`${answer} is remembered, changed and withdrawn on the cookies page`, async ({ page }) => {
    await open(page, '/explore');
    await question(page).getByRole('button', { name: answer }).click();
    await expect(question(page)).toBeHidden();
    expect((await storedData(page)).local.sort()).toEqual(left);
    await open(page, '/cookies');
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
    const handy = page.getByRole('button', { name: /these/ });
    await handy.click();
    await expect(handy).toHaveText(answer === 'Accept' ? 'Keep these from now on' : 'Stop keeping these');
    await page.getByRole('button', { name: 'Clear everything kept here' }).click();
    await expect(question(page)).toBeVisible();
    expect(await storedData(page)).toEqual(NOTHING);
  });
}

test('a visit that uses the site stores nothing that the cookies page does not name [S-05] [S-09]', async ({
  page,
  context,
}) => {
  await open(page, '/explore/search?q=law');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  for (const address of [
    '/explore/unis?postcode=BA2+7AY',
    '/explore/courses?q=physics',
    '/explore/for-you',
    '/account/register',
  ])
    await open(page, address);
  await open(page, BATH);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await keepOnDevice(page);
  await page.waitForLoadState('networkidle');
  const { local, session, ...others } = await storedData(page);
  expect(others).toEqual({ databases: [], caches: [], workers: 0 });
  const cookies = (await context.cookies()).map(({ name }) => name.replace(/^__Host-/, ''));
  await open(page, '/cookies');
  const documented = await page.getByRole('main').locator('code').allTextContents();
  expect(local).toEqual(expect.arrayContaining(['signpost.favourites', 'signpost.save-on-device']));
  expect([...local, ...session, ...cookies].filter((key) => !documented.includes(key))).toEqual([]);
});

test('consent withdrawn in one tab applies to the others, which store and measure nothing any more', async ({
  page,
  context,
}) => {
  await open(page, '/explore/unis');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await open(page, '/explore/search?q=law');
  await expect.poll(async () => (await storedData(page)).local).toContain('UcasRecentSearches');
  await page.evaluate(() => sessionStorage.setItem('UcasCacheItem.test', '{}'));

  const other = await context.newPage();
  await open(other, '/cookies');
  await other.waitForLoadState('networkidle');
  await other.getByRole('button', { name: 'Clear everything kept here' }).click();
  await expect(question(other)).toBeVisible();

  await expect(question(page)).toBeVisible();
  const counted = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.length);
  await navigateInPage(page, '/explore/search?q=medicine');
  await page.waitForLoadState('networkidle');
  expect(await storedData(page)).toEqual(NOTHING);
  expect(await storedData(other)).toEqual(NOTHING);
  const since = (await dataLayer(page)).slice(counted) as { event?: string }[];
  expect(since.filter(({ event }) => event && !/^(page_view|web_vital)$/.test(event))).toEqual([]);
  await other.close();
});

for (const width of [320, 1280]) {
  const tag = width === 320 ? [] : ['@nightly'];
  test(
    `the banner moves nothing, covers no focus and does not trap the focus at ${width} px`,
    { tag },
    async ({ page, faults }) => {
      // A web font that arrives late moves words too.
      faults.allow(/\.woff2\b.*ERR_FAILED|ERR_FAILED.*\.woff2\b/);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.setViewportSize({ width, height: 640 });
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => (shifts.sum += (entry as unknown as { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, '/explore/unis');
      await expect(question(page)).toBeVisible();
      const [accept, reject] = await Promise.all(
        ['Accept', 'Reject'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
      );
      expect(accept, 'side by side').toEqual({ ...reject, x: accept?.x });
      const shifted = await page.evaluate(
        () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
      );
      expect(shifted).toBe(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      const stops = [
        page.getByRole('link', { name: 'Skip to main content' }),
        question(page).getByRole('link'),
      ];
      for (const stop of [...stops, ...(await question(page).getByRole('button').all())]) {
        await page.keyboard.press('Tab');
        await expect(stop).toBeFocused();
      }
      // The last link of the page is visible above it, and the page scrolls.
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      const top = await question(page).evaluate((banner) => banner.getBoundingClientRect().top);
      // The page may scroll there smoothly.
      await expect
        .poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(top);
    },
  );
}

test('messages appear above the banner, and at the foot when there is none', async ({ page }) => {
  await open(page, '/explore/unis');
  await expect(question(page)).toBeVisible();
  const said = page.getByRole('status', { name: 'What just happened' }).getByRole('listitem').last();
  const bottom = () => said.evaluate((toast) => toast.getBoundingClientRect().bottom);
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await save.click();
  await keepOnDevice(page);
  await expect(said).toContainText('Saved');
  const top = await question(page).evaluate((banner) => banner.getBoundingClientRect().top);
  await expect.poll(bottom).toBeLessThanOrEqual(top);
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await save.click();
  await expect.poll(bottom).toBeGreaterThan(top);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('no banner is shown and nothing is stored', async ({ page, context }) => {
    await page.goto('/explore');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
});

test('corrupt stored values are ignored, and the page works', { tag: '@nightly' }, async ({ page }) => {
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
  await keepOnDevice(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toContainText('1');
});

test('a chosen theme is saved and applied before the page hydrates [S-02]', async ({ page }) => {
  await open(page, '/explore');
  await page.getByLabel('Colours').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/explore/unis', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Colours')).toHaveValue('dark');
});
