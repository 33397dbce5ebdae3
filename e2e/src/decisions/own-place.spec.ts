import { newPerson, register } from '../accounts/accounts';
import { expect, open, test } from '../fixtures';

const AWAY = / miles away$/;

test.describe('with consent', () => {
  test.use({ consent: 'unanswered' });

  test('lists measure from the postcode that the device keeps, on pages without one [S-11]', async ({
    page,
  }) => {
    await open(page, '/explore/courses/near-home');
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await accept.click();
    await expect(accept).toBeHidden();
    const form = page.getByRole('form', { name: 'Courses near home' });
    await form.getByLabel('Your postcode').fill('BA2 7AY');
    await form.getByRole('button', { name: 'Show courses' }).click();
    await expect(page.getByText(/courses within 25 miles of BA2, Bath/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('UcasUserLoc_BA27AY'))).not.toBeNull();
    for (const path of ['/explore/courses?subject=law', '/explore/unis', '/explore/search/universities']) {
      await open(page, path);
      await expect(page.getByRole('main').getByText(AWAY).first()).toBeVisible();
      await expect(page.getByRole('option', { name: 'Nearest to BA2 7AY' })).toBeAttached();
      expect(new URL(page.url()).searchParams.has('postcode')).toBe(false);
    }
    await page.getByLabel('Sort by').selectOption('Nearest to BA2 7AY');
    await expect(page.getByText(/measured from BA2, Bath/).first()).toBeVisible();
  });
});

test('lists measure from the postcode of the account, without any consent on the device @nightly [S-11] [E-15]', async ({
  page,
}) => {
  await register(page, newPerson());
  await page.getByRole('main').getByLabel('Postcode').fill('BA2 7AY');
  await page.getByRole('main').getByRole('button', { name: 'Save your details' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  for (const path of ['/explore/courses?subject=law', '/explore/unis', '/explore/search/universities']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(AWAY).first()).toBeVisible();
  }
});

test('nothing is measured without consent [S-11]', async ({ page }) => {
  await open(page, '/explore/courses/near-home');
  const form = page.getByRole('form', { name: 'Courses near home' });
  await form.getByLabel('Your postcode').fill('BA2 7AY');
  await form.getByRole('button', { name: 'Show courses' }).click();
  await expect(page.getByText(/courses within 25 miles of BA2, Bath/)).toBeVisible();
  await open(page, '/explore/unis');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(AWAY)).toHaveCount(0);
});
