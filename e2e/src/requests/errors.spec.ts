import { expect, navigateInPage, open, test } from '../fixtures';

const LOST = [
  { clause: 'B-07', name: 'an unmatched route', path: '/explore/nothing-here' },
  { clause: 'B-07', name: 'an unmatched route outside of /explore', path: '/nothing/at/all' },
  { clause: 'B-06', name: 'a provider that does not exist', path: '/explore/unis/98765432/nowhere' },
  { clause: 'B-06', name: 'a provider id that is none', path: '/explore/unis/1/bath' },
  { clause: 'B-06', name: 'a sub-page of no provider', path: '/explore/unis/98765432/nowhere/stats' },
  { clause: 'B-06', name: 'a related page of no provider', path: '/explore/related/98765432' },
];

for (const { clause, name, path } of LOST) {
  test(`${name} is a 404 with the full path [${clause}]`, async ({ page, faults }) => {
    faults.allow(/404/);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  });
}

test('the error screen has the status, the heading Error, a search box and a link back [B-09]', async ({
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
});

test('client-side navigation to an unknown address shows the same screen, and back returns [B-06] [B-09]', async ({
  page,
}) => {
  await open(page, '/explore/unis');
  await navigateInPage(page, '/explore/unis/98765432/nowhere');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  await expect(main.getByText('Page Not Found: /explore/unis/98765432/nowhere')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Universities and colleges' })).toBeVisible();
});

test('the error document is not indexed and not cached [B-06]', async ({ request }) => {
  const response = await request.get('/explore/nothing-here');
  expect(await response.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(response.headers()['cache-control']).toContain('no-store');
});
