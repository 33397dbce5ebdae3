import { expect, test } from './fixtures';

const RESULTS = '/explore/search/courses';
const chips = { name: 'Filters that are on' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[R-16] a place in the words is a chip that can be taken off', async ({ page }) => {
      await page.goto(`${RESULTS}?q=psychology+in+cardiff`);
      const on = page.getByRole('list', chips);
      await expect(on.getByRole('link')).toContainText(['psychology', 'Cardiff']);
      await on.getByRole('link', { name: /Cardiff/ }).click();
      await expect(page).toHaveURL(`${RESULTS}?q=psychology`);
      await expect(page.getByRole('list', chips).getByRole('link', { name: /Cardiff/ })).toHaveCount(0);
    });

    test('[R-16] exactly the words can be searched for, and that leads back', async ({ page }) => {
      await page.goto(`${RESULTS}?q=psychology+in+cardiff`);
      await page.getByRole('link', { name: /Search for exactly/ }).click();
      await expect(page).toHaveURL(/[?&]exact=1/);
      await page.getByRole('link', { name: /Search the usual way/ }).click();
      await expect(page).toHaveURL(`${RESULTS}?q=psychology+in+cardiff`);
    });

    test('[R-16] a search that finds nothing leads on', async ({ page }) => {
      await page.goto(`${RESULTS}?q=psychology&filters=Wales%7Eregion&filters=London%7Eprovider`);
      await expect(page.getByRole('heading', { name: /^No courses match/ })).toBeVisible();
      await page.getByRole('link', { name: /^Take off “London”/ }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('[R-20] universities are narrowed by subject, study and points', async ({ page }) => {
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

test('[R-15] nothing at all leads to pages that need no words', async ({ page }) => {
  await page.goto('/explore/search?q=qqzzxxvv');
  await page.getByRole('list', { name: 'Look around' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/explore/career-list');
});

for (const query of ['psychology+in+cardiff', 'qqzzxxvv']) {
  test(`[R-16] results for ${query} fit 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${RESULTS}?q=${query}`);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(320);
  });
}
