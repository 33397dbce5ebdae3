import { axeFindings, expect, horizontalOverflow, open, test, type Page } from '../fixtures';
import { allowNoConnection, heading, keptOnDevice, keptPages } from './kept-pages';

const filesOf = async (page: Page) => (await keptOnDevice(page)).caches['signpost-offline-files'] ?? [];

test.beforeEach(({ faults }) => allowNoConnection(faults));

test(
  'Welsh readers have Welsh pages kept, and a Welsh page that lists them [B-20] [B-21]',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await open(page, '/cy/explore/favourites');
    // The first key hydrates the switch, which may be out of view.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Cadw tudalennau ar gyfer pan fyddaf all-lein' }).click();
    await expect
      .poll(() => keptPages(page))
      .toEqual(expect.arrayContaining(['/cy', '/cy/explore/favourites']));
    await expect.poll(() => filesOf(page)).toContain('/cy/offline');
    expect((await filesOf(page)).filter((path) => path.startsWith('/assets/cy/')).length).toBeGreaterThan(1);

    await context.setOffline(true);
    const answer = await page.goto('/cy/explore/what-to-do');
    expect(answer?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    await expect(heading(page)).toHaveText('Rydych chi all-lein');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toEqual([]);
    const listed = page.getByRole('region', { name: 'Beth allwch chi ei agor nawr' }).getByRole('link');
    await expect(listed).toHaveCount((await keptPages(page)).length);
    await listed.first().click();
    await expect(page).toHaveURL(/\/cy(\/explore\/favourites)?$/);
    const notice = page.getByRole('region', { name: 'All-lein', exact: true });
    await expect(notice).toContainText('Rydych chi all-lein. Cadwyd y dudalen hon ar');
    await notice.getByRole('link', { name: 'Tudalennau wedi’u cadw yma' }).click();
    await expect(page).toHaveURL('/cy/offline');
    await expect(heading(page)).toHaveText('Tudalennau wedi’u cadw ar y ddyfais hon');
  },
);

test('readers of English have no offline page of another language kept @nightly [B-20]', async ({ page }) => {
  await open(page, '/explore/favourites');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Keep pages for when I am offline' }).click();
  await expect.poll(() => keptPages(page)).toContain('/explore/favourites');
  const files = await filesOf(page);
  expect(files).toContain('/offline');
  expect(files.filter((path) => /^\/cy\/|^\/assets\/cy\//.test(path))).toEqual([]);
});
