import { expect, test } from '../fixtures';

test.use({ javaScriptEnabled: false });

test('search, sort, letters, pages, the view and filters of universities work with links and forms [R-20]', async ({
  page,
}) => {
  await page.goto('/explore/unis');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /next/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await main.getByRole('link', { name: 'B', exact: true }).click();
  await expect(page).toHaveURL(/letter=B/);
  await main.getByLabel(/sort|order/i).selectOption('salary');
  await main
    .getByRole('button', { name: /sort|go|apply|update/i })
    .first()
    .click();
  await expect(page).toHaveURL(/letter=B.*sort=salary|sort=salary.*letter=B/);
  await main.getByRole('combobox', { name: 'Name or town' }).fill('bath');
  await main.getByRole('combobox', { name: 'Name or town' }).press('Enter');
  await expect(main.getByRole('link', { name: 'University of Bath', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Map' }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(main.getByRole('link', { name: 'University of Bath', exact: true })).toBeVisible();
  await page.goto('/explore/unis');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters
    .getByRole('group', { name: 'Nation' })
    .getByRole('checkbox', { name: /^Wales/ })
    .check();
  await filters.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/Wales/);
  await expect(page.getByRole('list', { name: 'Filters that are on' })).toContainText('Wales');
  await expect(main.getByText(/, (England|Scotland)$/)).toHaveCount(0);
});

test(
  'the navigation menu and the filters open on a phone [R-01] [R-20]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await navigation.locator('summary', { hasText: 'Universities' }).click();
    await navigation.getByRole('link', { name: 'Go to Universities' }).click();
    await expect(page).toHaveURL(/\/explore\/unis$/);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page
      .getByRole('checkbox', { name: /^Scotland/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/Scotland/);
  },
);
