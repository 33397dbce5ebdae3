import { expect, navigateInPage, open, test } from '../fixtures';
import { BATH } from '../site';

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
