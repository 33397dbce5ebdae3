import { expect, open, test } from '../fixtures';

test('arrows point the other way in languages from right to left [B-21]', async ({ page }) => {
  await page.goto('/');
  const arrow = page.locator('main svg:has(path[d="M3 12h17M14 6l6 6-6 6"])').first();
  await expect(arrow).toHaveCSS('scale', 'none');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('the switch keeps the page and its query, and links stay in the language [B-21]', async ({ page }) => {
  await page.goto('/explore/unis?letter=B');
  await page.getByRole('link', { name: 'Cymraeg' }).first().click();
  await expect(page).toHaveURL(/\/cy\/explore\/unis\?letter=B$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prifysgolion a cholegau');
  await page.getByRole('main').getByRole('link', { name: 'University of Bath', exact: true }).click();
  await expect(page).toHaveURL(/\/cy\/explore\/unis\/10007850/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/:\d+\/explore\/unis\/10007850/);
  await expect(page.locator('link[hreflang="cy"]')).toHaveAttribute('href', /\/cy\/explore\/unis\/10007850/);
});

test('a form whose call fails says so in Welsh [B-21]', async ({ page, faults }) => {
  faults.allow(/identity/);
  await page.route('**/api/v1/identity/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 200, body: 'no JSON' }) : route.continue(),
  );
  await open(page, '/cy/account/sign-in');
  const main = page.getByRole('main');
  await main.locator('input[type=email]').fill('sam@example.org');
  await main.locator('input[type=password]').fill('correct horse battery');
  await main.locator('form:has(input[type=password]) button[type=submit]').click();
  await expect(main.getByRole('alert')).toContainText('Aeth rhywbeth o’i le');
});

test('a filter whose label is translated stays in the addresses of the page [R-03] [B-21]', async ({
  page,
}) => {
  await page.goto('/cy/explore/career-compass?from=subject.mathematics&level=1');
  const main = page.getByRole('main');
  await expect(main.getByText('Hyd at: TGAU neu gyfwerth')).toBeVisible();
  await main.getByRole('link', { name: 'Rhestr', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await page.reload();
  await expect(main.getByText('Hyd at: TGAU neu gyfwerth')).toBeVisible();
});

test.describe('with a browser that asks for Welsh', () => {
  test.use({ locale: 'cy' });
  test('an English page is offered in Welsh, and nothing redirects [B-22]', async ({ page }) => {
    await page.goto('/explore/courses?q=law');
    await page.getByText('Mae’r dudalen hon ar gael yn Gymraeg.').waitFor();
    await expect(page).toHaveURL(/:\d+\/explore\/courses\?q=law$/);
    await page.getByRole('button', { name: 'Cymraeg' }).click();
    await expect(page).toHaveURL(/\/cy\/explore\/courses\?q=law$/);
  });
});
