import type { Page } from '@playwright/test';
import { axeFindings, expect, navigateInPage, open, test } from '../fixtures';

const COMPASS = '/explore/career-compass';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('the compass works by keyboard, with an equivalent list [R-03]', async ({ page }) => {
  test.slow();
  await open(page, COMPASS);
  const start = main(page).getByRole('link', { name: /^Biology/ });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Careers from Biology');
  const map = main(page).getByRole('group', { name: 'Map of careers from Biology' });
  const stops = map.getByRole('link');
  await stops.first().focus();
  await page.keyboard.press('Tab');
  await expect(stops.nth(1)).toBeFocused();
  const hrefsOf = (links: Awaited<ReturnType<typeof stops.all>>) =>
    Promise.all(links.map((link) => link.getAttribute('href')));
  const onMap = await hrefsOf(await stops.all());
  await main(page).getByText('Start from something else').click();
  expect(await axeFindings(page, ['dark'], 'main')).toEqual([]);

  const list = main(page).getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' });
  await list.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=list/);
  const cards = main(page).getByRole('article').getByRole('heading', { level: 3 }).getByRole('link');
  await expect(cards).toHaveCount(onMap.length);
  expect((await hrefsOf(await cards.all())).sort()).toEqual(onMap.sort());
  await main(page).getByRole('combobox', { name: 'Middle pay' }).selectOption('60000');
  await main(page).getByRole('button', { name: 'Filter careers' }).click();
  await expect(page).toHaveURL(/pay=60000/);
  await expect.poll(() => cards.count()).toBeLessThan(onMap.length);
});

test('search suggests careers by any name, keeps recent searches, and offers categories when nothing is found [R-08] [S-09]', async ({
  page,
}) => {
  await open(page, '/explore/career-search');
  const box = main(page).getByRole('combobox', { name: 'Search careers' });
  await box.fill('games dev');
  const option = main(page).getByRole('option', { name: /also Games developer/i });
  await expect(option).toBeVisible();
  await box.fill('zzxxqq');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: /^No career is called/ })).toBeVisible();
  const kinds = main(page).getByRole('region', { name: 'Look by kind of work' });
  await expect(kinds.getByRole('link', { name: /^Healthcare/ })).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Search careers' }).fill('nurse');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status').filter({ hasText: 'careers for “nurse”' })).toBeVisible();
  await navigateInPage(page, '/explore/career-search');
  const recents = main(page).getByRole('region', { name: 'Your recent searches' });
  await expect(recents.getByRole('link')).toHaveText(['nurse', 'zzxxqq']);
});

test('the action plan takes an undecided visitor to three saved items [R-29]', async ({ page }) => {
  await open(page, '/explore/what-to-do');
  const saved = main(page).getByRole('progressbar', { name: 'Three things to keep' });
  const stops = ['Look down a pathway', 'Visit an industry', 'Try a subject'];
  for (const [place, name] of stops.entries()) {
    const stop = main(page).getByRole('region', { name });
    await stop
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(saved).toHaveAttribute('value', `${place + 1}`);
  }
  await main(page).getByRole('link', { name: 'See what you saved' }).click();
  await expect(heading(page)).toHaveText('Your saved things');
  await expect(main(page)).toContainText('3 things');
});
