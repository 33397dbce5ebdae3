import { expect, navigateInPage, open, test } from '../fixtures';

test('the error screen has the status, the heading Error, a search box and a link back, also after client-side navigation [B-06] [B-07] [B-09]', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await open(page, '/explore/nothing-here');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await main.getByRole('searchbox').fill('physics');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/explore\/search\?.*physics/);
  await page.goBack();
  await main.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error');

  await navigateInPage(page, '/explore/unis/98765432/nowhere');
  await expect(main.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  await expect(main.getByText('Page Not Found: /explore/unis/98765432/nowhere')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error');
});

test('the error document is not indexed and not cached [B-06]', async ({ request }) => {
  const response = await request.get('/explore/nothing-here');
  expect(await response.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(response.headers()['cache-control']).toContain('no-store');
});
