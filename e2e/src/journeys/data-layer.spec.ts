import { expect, navigateInPage, open, test } from '../fixtures';
import {
  consentBanner,
  dataLayer,
  expectHeading,
  summarise,
  openWithMeasurement,
  pageViews,
} from './data-layer';
import { COURSE } from '../site';

test.use({ consent: 'unanswered' });

test(
  'a journey by links, filters, back and forward gives one page view each, in order, with the page’s title [B-11]',
  { tag: '@nightly' },
  async ({ page }) => {
    await openWithMeasurement(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Browse universities' }).click();
    await expectHeading(page, 'Universities and colleges');
    const pages = page.getByRole('navigation', { name: 'Pages of universities' });
    const card = page.locator('main h3 a[href^="/explore/unis/"]').first();
    const firstOfPageOne = await card.innerText();
    await pages.getByRole('link', { name: /next/i }).click();
    await expect(pages.locator('[aria-current=page]')).toContainText('2');
    // The address changes before the list.
    await expect(card).not.toHaveText(firstOfPageOne);
    const name = await card.innerText();
    await card.click();
    await expectHeading(page, name);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    const own = await page.title();
    const { pathname } = new URL(page.url());
    await page.goBack();
    await expectHeading(page, 'Universities and colleges');
    await page.goForward();
    await expectHeading(page, name);
    const found = await pageViews(page);
    const [home, list, second] = found.map(({ page_title }) => page_title);
    expect(found.map(summarise)).toEqual([
      ['/', home],
      ['/explore/unis', list],
      ['/explore/unis?page=2', second],
      [pathname, own],
      ['/explore/unis?page=2', second],
      [pathname, own],
    ]);
    const { hostname, origin } = new URL(page.url());
    expect(found[3]).toEqual({
      event: 'page_view',
      page_location: origin + pathname,
      page_title: own,
      host_name: hostname,
      page_path: pathname,
      application: 'signpost-explore',
    });
    expect(found.every(({ page_title }) => / · Signpost$/.test(page_title ?? ''))).toBe(true);
  },
);

test('a redirect by the server or a page is one page view, and none contains a postcode or an assessment id @nightly [B-11]', async ({
  page,
}) => {
  await openWithMeasurement(page, '/explore/unis?postcode=BA2+7AY&assessmentId=abc&sort=distance');
  const [first, ...others] = await pageViews(page);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ page_path: '/explore/unis', page_query: '?sort=distance' });
  expect(JSON.stringify(await dataLayer(page))).not.toMatch(/postcode|BA2|assessment/i);
  await openWithMeasurement(page, '/explore/search/courses-beta?q=law');
  expect((await pageViews(page)).map(summarise)).toEqual([
    [new URL(page.url()).pathname + new URL(page.url()).search, await page.title()],
  ]);
  expect(page.url()).not.toContain('courses-beta');
  await navigateInPage(page, COURSE.replace(/\/[^/]+$/, ''));
  await expect(page).toHaveURL(COURSE);
  await expect
    .poll(async () => (await pageViews(page)).slice(1).map(summarise))
    .toEqual([[COURSE, expect.stringContaining('Accounting')]]);
});

test('consent is denied before anything is pushed, and the answer is pushed when given [B-11]', async ({
  page,
}) => {
  await openWithMeasurement(page, '/explore');
  const [first] = await dataLayer(page);
  const denied = 'denied';
  const nothing = {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: denied,
    functionality_storage: denied,
    personalization_storage: denied,
    security_storage: denied,
  };
  expect(first).toEqual(['consent', 'default', nothing]);
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  const given = {
    analytics_storage: 'granted',
    functionality_storage: 'granted',
    personalization_storage: 'granted',
  };
  expect((await dataLayer(page)).at(-1)).toEqual(['consent', 'update', given]);
  await open(page, '/cookies');
  await page.getByRole('button', { name: 'Stop counting my visits' }).click();
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toEqual(['consent', 'update', { ...given, analytics_storage: denied }]);
});

test('the Core Web Vitals are pushed when the page is left', async ({ page }) => {
  await openWithMeasurement(page, '/explore/unis');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const vitals = ((await dataLayer(page)) as { event: string; metric_name: string }[]).filter(
    ({ event }) => event === 'web_vital',
  );
  expect(vitals.map(({ metric_name }) => metric_name)).toEqual(expect.arrayContaining(['LCP', 'CLS']));
});
