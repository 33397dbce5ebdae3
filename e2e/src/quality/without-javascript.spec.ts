import { expect, test } from '../fixtures';
import { BATH } from '../site';

test.use({ javaScriptEnabled: false });

test('the landing page filters with its form [R-20]', async ({ page }) => {
  await page.goto('/explore/unis');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters
    .getByRole('group', { name: 'Nation' })
    .getByRole('checkbox', { name: /^Wales/ })
    .check();
  await filters.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/Wales/);
  await expect(page.getByRole('list', { name: 'Filters that are on' })).toContainText('Wales');
  await expect(page.getByRole('main')).toContainText('Wales');
  await expect(page.getByRole('main').getByText(/, (England|Scotland)$/)).toHaveCount(0);
});

test('search, sort, letters, pages and the view work with links and forms [R-20]', async ({ page }) => {
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
});

test('the overview is readable [R-21]', async ({ page }) => {
  await page.goto(BATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('University of Bath');
  await expect(page.getByText('BA2 7AY')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key figures' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar places to study' })).toBeVisible();
});

test('the navigation menu opens on a phone [R-01]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await navigation.locator('summary', { hasText: 'Universities' }).click();
  await navigation.getByRole('link', { name: 'Go to Universities' }).click();
  await expect(page).toHaveURL(/\/explore\/unis$/);
});

test('the filters open on a phone [R-20]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/explore/unis');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page
    .getByRole('checkbox', { name: /^Scotland/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/Scotland/);
});
