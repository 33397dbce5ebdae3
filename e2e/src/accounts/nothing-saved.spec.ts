import { expect, test, type Page } from '../fixtures';

const showsNothing = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'Nothing saved yet' }).isVisible();

test('the page with the saved things says before its scripts that nothing is saved, and does not on a device that has saved something [R-12]', async ({
  page,
  faults,
}) => {
  faults.allow(/request failed|ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/explore/favourites');
  expect(await showsNothing(page)).toBe(true);
  await page.evaluate(() =>
    localStorage.setItem(
      'signpost.favourites',
      '{"version":1,"value":{"employers":[{"id":"1","title":"An employer","url":"/"}]}}',
    ),
  );
  await page.reload();
  expect(await showsNothing(page)).toBe(false);
});
