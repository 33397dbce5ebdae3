import { expect, test, type Page } from '../fixtures';

test.describe('the page with the saved things, before its scripts', () => {
  const showsNothing = (page: Page) =>
    page.getByRole('main').getByRole('heading', { name: 'Nothing saved yet' }).isVisible();

  test.beforeEach(async ({ page, faults }) => {
    faults.allow(/request failed|ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
  });

  test('says at once that nothing is saved [R-12]', async ({ page }) => {
    await page.goto('/explore/favourites');
    expect(await showsNothing(page)).toBe(true);
  });

  test('does not say so on a device that has saved something [R-12]', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'signpost.favourites',
        '{"version":1,"value":{"employers":[{"id":"1","title":"An employer","url":"/"}]}}',
      ),
    );
    await page.goto('/explore/favourites');
    expect(await showsNothing(page)).toBe(false);
  });
});
