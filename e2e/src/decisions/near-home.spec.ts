import { expect, open, test, type Page } from '../fixtures';

const NEAR_HOME = '/explore/courses/near-home';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** Enters a postcode, chooses a subject and reads what its graduates earn. */
const look = async (page: Page) => {
  const form = page.getByRole('main').getByRole('form', { name: 'Courses near home' });
  await form.getByLabel('Your postcode').fill('BA2 7AY');
  await form.getByRole('button', { name: 'Show courses' }).click();
  await expect(
    page.getByText(/^[\d,]+ courses within 25 miles of BA2, Bath, nearest first\.$/),
  ).toBeVisible();
  await expect(
    part(page, 'All courses')
      .getByText(/ miles away/)
      .first(),
  ).toBeVisible();
  await part(page, 'Subjects you could reach')
    .getByRole('link', { name: /^Business and management/ })
    .click();
  await expect(page).toHaveURL(/near-home\?postcode=BA2\+7AY&subject=business$/);
  const pay = part(page, 'What graduates of Business and management earn');
  await expect(pay.getByText(/the middle graduate in the South West earns/).first()).toBeVisible();
  await expect(pay.getByRole('columnheader', { name: 'Whole UK' }).first()).toBeVisible();
  await expect(pay.getByText(/Tax records \(LEO\), by Discover Uni, \d{4}/)).toBeVisible();
  await expect(
    part(page, 'Business and management courses')
      .getByText(/ miles away/)
      .first(),
  ).toBeVisible();
};

test('a visitor sees the courses within reach of home, and what graduates earn there [R-37]', async ({
  page,
}) => {
  await open(page, '/explore/courses');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'See which courses you could reach from home' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${NEAR_HOME}$`));
  await look(page);
});

test('an invalid postcode is named, and the subject and distance stay @nightly [R-37]', async ({
  page,
  faults,
}) => {
  faults.allow(/status 400|console error: Failed to load resource/);
  const response = await open(page, `${NEAR_HOME}?postcode=nowhere&radius=50&subject=law`);
  expect(response?.status()).toBe(400);
  await expect(page.getByRole('alert').getByText(/^Enter a full postcode/)).toBeVisible();
  const form = page.getByRole('form', { name: 'Courses near home' });
  await expect(form.getByLabel('Subject')).toHaveValue('law');
  await expect(form.getByLabel('How far you would go')).toHaveValue('50');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('courses near home are found with a form and links @nightly [R-37]', async ({ page }) => {
    await page.goto(NEAR_HOME);
    await look(page);
  });
});
