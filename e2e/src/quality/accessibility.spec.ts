import { axeFindings as findings, expect, open, test } from '../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing in a full list, a message, the open navigation and suggestions [S-04] [R-12] [R-15]', async ({
  page,
  request,
}) => {
  test.slow();
  const found = await (await request.get('/explore/search/courses?q=law')).text();
  const first = [...new Set(found.match(/(?<=href="\/explore\/courses\/)[\w-]{36}(?=\/)/g))].slice(0, 2);
  await page.addInitScript((ids) => {
    const courses = ids.map((id) => ({ id, title: 'Law', url: `/explore/courses/${id}/law` }));
    const value = { courses, top: [{ number: 1, course: ids[0] }] };
    localStorage.setItem('signpost.favourites', JSON.stringify({ version: 1, value }));
  }, first);
  await open(page, '/explore/favourites');
  await expect(page.getByRole('main').getByRole('checkbox', { name: 'Compare Law' })).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await open(page, '/explore/search/courses?q=law');
  const results = page.getByRole('main');
  // Matches the first two of these results: before the saved list has loaded, their buttons look like the
  // others.
  await expect(results.getByRole('button', { name: /^Saved Law/ })).toHaveCount(2);
  await results
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page
    .getByRole('status', { name: 'What just happened' })
    .getByText(/^Saved: /)
    .waitFor();
  await page.getByRole('searchbox', { name: 'Search courses' }).click();
  await page.getByRole('combobox', { name: 'Search courses' }).fill('psycho');
  await page
    .getByRole('listbox', { name: /^Suggestions/ })
    .getByRole('option')
    .first()
    .waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Courses' }).click();
  expect(await findings(page, ['dark'], 'header')).toEqual([]);
});

test(
  'axe finds nothing in the open menu and filters of a phone [R-20]',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await open(page, '/explore/unis?letter=Y');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await findings(page, ['dark'], 'header')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('form', { name: 'Filters' }).waitFor();
    expect(await findings(page, ['dark'], 'main')).toEqual([]);
  },
);
