import { expect, test } from '../fixtures';

const RESULTS = '/explore/search/courses';
const chips = { name: 'Filters that are on' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a place in the query is a chip that can be removed [R-16]', async ({ page }) => {
      await page.goto(`${RESULTS}?q=psychology+in+cardiff`);
      const on = page.getByRole('list', chips);
      await expect(on.getByRole('link')).toContainText(['psychology', 'Cardiff']);
      await on.getByRole('link', { name: /Cardiff/ }).click();
      await expect(page).toHaveURL(`${RESULTS}?q=psychology`);
      await expect(page.getByRole('list', chips).getByRole('link', { name: /Cardiff/ })).toHaveCount(0);
    });

    test('an exact search is offered, and links back [R-16]', async ({ page }) => {
      await page.goto(`${RESULTS}?q=psychology+in+cardiff`);
      await page.getByRole('link', { name: /Search for exactly/ }).click();
      await expect(page).toHaveURL(/[?&]exact=1/);
      await page.getByRole('link', { name: /Search the usual way/ }).click();
      await expect(page).toHaveURL(`${RESULTS}?q=psychology+in+cardiff`);
    });

    test('a search that finds nothing offers other links [R-16]', async ({ page }) => {
      await page.goto(`${RESULTS}?q=psychology&filters=Wales%7Eregion&filters=London%7Eprovider`);
      await expect(page.getByRole('heading', { name: /^No courses match/ })).toBeVisible();
      await page.getByRole('link', { name: /^Take off “London”/ }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('universities are filtered by subject, study and points [R-20]', async ({ page }) => {
      if (!javaScriptEnabled) {
        await page.goto('/explore/unis?filters=Wales%7Ecountry');
        const filters = page.getByRole('form', { name: 'Filters' });
        await filters.getByRole('combobox', { name: 'Subject' }).selectOption({ value: 'law' });
        await filters
          .getByRole('group', { name: 'How you study' })
          .getByRole('checkbox', { name: /^Full-time/ })
          .check();
        await filters.getByRole('button', { name: 'Show results' }).click();
      } else {
        await page.goto('/explore/unis?subject=law&mode=full-time');
      }
      await expect(page.getByRole('list', chips)).toContainText('Law');
      await expect(page.getByRole('list', chips)).toContainText('Full-time');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test('an empty search offers pages that need no query [R-15]', async ({ page }) => {
  await page.goto('/explore/search?q=qqzzxxvv');
  await page.getByRole('list', { name: 'Look around' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/explore/career-list');
});

for (const query of ['psychology+in+cardiff', 'qqzzxxvv']) {
  test(`results for ${query} fit 320 pixels [R-16]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${RESULTS}?q=${query}`);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(320);
  });
}
