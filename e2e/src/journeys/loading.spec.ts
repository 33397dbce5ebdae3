import { expect, navigateInPage, open, test } from '../fixtures';
import { BATH } from '../site';

const isLoader = (url: string) => /\.loader(\.\w+)?\.js$/.test(url);

test('the loader’s code is fetched at the first interaction, and loads the next request’s data [R-20]', async ({
  page,
}) => {
  await open(page, '/explore/unis?letter=B');
  const code = page.waitForRequest((request) => isLoader(request.url()));
  const next = page.getByRole('navigation', { name: 'A to Z' }).getByRole('link', { name: 'C', exact: true });
  await page.keyboard.press('Tab');
  await code;
  await next.press('Enter');
  await expect(page).toHaveURL(/letter=C/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(/^C/);
});

test('the A to Z of careers loads without the rest of the list, which is requested when the page is turned [R-04]', async ({
  page,
}) => {
  await open(page, '/explore/career-list?sort=title');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/v1/emsi/careers/england'));
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  const first = (await titles.first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Next' }).click();
  await asked;
  await expect(page).toHaveURL(/page=2/);
  await expect(titles.first()).not.toHaveText(first);
  await expect(titles).toHaveCount(48);
});

test('leaving a list does not load its pictures again in their largest size [K-12]', async ({ page }) => {
  await open(page, '/explore/unis');
  const loaded = () =>
    page
      .locator('main article img')
      .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).complete).length);
  await expect.poll(loaded).toBeGreaterThan(8);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await navigateInPage(page, BATH);
  // The browser requests pictures of removed elements together with those of the next page.
  await expect.poll(() => urls.filter((url) => url.includes('/banner.webp')).length).toBeGreaterThan(0);
  expect(urls.filter((url) => url.endsWith('w=1600'))).toEqual([]);
});
