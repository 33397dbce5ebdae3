import { expect, open, test, type Page } from '../fixtures';

const BADGE = /^Access course: \d+% of about [\d,]+ entrants, \d{4}-\d\d$/;

const readNumbers = async (page: Page) => {
  await expect(page).toHaveURL(/wayIn=Access\+course|Access\+course(~|%7E)wayIn/);
  const badge = page.getByRole('main').getByText(BADGE).first();
  await expect(badge).toBeVisible();
  await expect(page.getByText(/The publisher gives no share for BTECs or for T levels/)).toBeVisible();
};

test('a visitor finds courses that took in people from Access courses [R-09] [E-03]', async ({ page }) => {
  await open(page, '/explore/courses?subject=nursing');
  await expect(page.getByText(BADGE)).toHaveCount(0);
  await page.getByText('How people got in').first().click();
  await page.getByRole('checkbox', { name: /^Access course/ }).check();
  await readNumbers(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(
    page.getByText('The highest qualification that entrants had', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('Access course').first()).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way in is a filter of the address @nightly [R-09] [E-03]', async ({ page }) => {
    await page.goto('/explore/courses?subject=nursing&wayIn=Access+course');
    await readNumbers(page);
  });
});
