import { expect, test, type Page } from '../fixtures';

const RESULTS = '/explore/search/courses';

const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are on' });

/** The same walk with and without JavaScript. */
const walk = async (page: Page) => {
  await page.goto(`${RESULTS}?q=psychology+in+cardiff`);
  await expect(chips(page).getByRole('link')).toContainText(['psychology', 'Cardiff']);
  await page.getByRole('link', { name: /Search for exactly/ }).click();
  await expect(page).toHaveURL(/[?&]exact=1/);
  await page.getByRole('link', { name: /Search the usual way/ }).click();
  await expect(page).toHaveURL(`${RESULTS}?q=psychology+in+cardiff`);
  await chips(page)
    .getByRole('link', { name: /Cardiff/ })
    .click();
  await expect(page).toHaveURL(`${RESULTS}?q=psychology`);
  await expect(chips(page).getByRole('link', { name: /Cardiff/ })).toHaveCount(0);

  await page.goto(`${RESULTS}?q=psychology&filters=Wales%7Eregion&filters=London%7Eprovider`);
  await expect(page.getByRole('heading', { name: /^No courses match/ })).toBeVisible();
  await page.getByRole('link', { name: /^Take off “London”/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
};

test('a place in the query is a chip that can be removed, an exact search is offered, and a search that finds nothing offers links [R-15] [R-16]', async ({
  page,
}) => {
  await walk(page);
  await page.goto('/explore/search?q=qqzzxxvv');
  await page.getByRole('list', { name: 'Look around' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/explore/career-list');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a place, an exact search and empty results work with links, and universities are filtered by subject and study [R-16] [R-20]',
    { tag: '@nightly' },
    async ({ page }) => {
      await walk(page);
      await page.goto('/explore/unis?filters=Wales%7Ecountry');
      const filters = page.getByRole('form', { name: 'Filters' });
      await filters.getByRole('combobox', { name: 'Subject' }).selectOption({ value: 'law' });
      await filters
        .getByRole('group', { name: 'How you study' })
        .getByRole('checkbox', { name: /^Full-time/ })
        .check();
      await filters.getByRole('button', { name: 'Show results' }).click();
      await expect(chips(page)).toContainText('Law');
      await expect(chips(page)).toContainText('Full-time');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
});

test('results fit 320 pixels, with an understood place and with nothing found [R-16]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const query of ['psychology+in+cardiff', 'qqzzxxvv']) {
    await page.goto(`${RESULTS}?q=${query}`);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, query).toBeLessThanOrEqual(320);
  }
});
