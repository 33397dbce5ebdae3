import { expect, open, test } from '../fixtures';

/** Corrupt values in a visitor's storage. */
const CORRUPT = {
  'signpost.favourites':
    '{"version":1,"value":{"courses":[{"id":"1","title":"x","url":"javascript:alert(1)"}],"top":"no"}}',
  UcasRecentSearches: '[{"keyword":{},"index":7}]',
  UcasNotifications: 'not json',
  'signpost.assessment': '{"version":1,"value":[]}',
};

test('pages render with corrupt storage @nightly [R-12]', async ({ page }) => {
  await page.addInitScript(
    (corrupt) => Object.entries(corrupt).forEach(([key, text]) => localStorage.setItem(key, text)),
    CORRUPT,
  );
  for (const path of ['/', '/explore/favourites', '/explore/for-you']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error');
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  }
});

test('results with missing fields are shown without them @nightly [R-16]', async ({ page }) => {
  await page.route('**/search/1/indexes/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { results: { hits: Record<string, unknown>[] }[] };
    for (const { hits } of answer.results) {
      hits.splice(3);
      for (const [index, hit] of hits.entries()) {
        for (const key of Object.keys(hit)) {
          if (!['objectID', 'title', 'name', 'url'].includes(key) || index === 2) hit[key] = null;
        }
      }
    }
    await route.fulfill({ response, json: answer });
  });
  await open(page, '/explore/search');
  await page.getByRole('main').getByRole('combobox').fill('law');
  await page.getByRole('main').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/q=law/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Courses/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“law” in courses');
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|\[object/);
});
