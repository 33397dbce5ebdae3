import { expect, open, test, type Page } from '../fixtures';

const SUBJECTS = '/explore/courses/subjects';
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** Chooses two A levels, reads what they keep open, and goes on to courses. */
const lookUp = async (page: Page) => {
  const form = page.getByRole('main').getByRole('form', { name: 'Your A levels' });
  await form.getByLabel('A level 1').selectOption('Biology');
  await form.getByLabel('A level 2').selectOption('Chemistry');
  await form.getByRole('button', { name: 'See what they keep open' }).click();
  await expect(
    part(page, 'They usually ask for what you take').getByRole('link', { name: 'Medicine', exact: true }),
  ).toBeVisible();
  await expect(
    part(page, 'They usually ask for one more').getByText('You would need Mathematics.').first(),
  ).toBeVisible();
  await part(page, 'They usually take any A levels')
    .getByText(/^\d+ subjects$/)
    .click();
  await expect(
    part(page, 'They usually take any A levels').getByRole('link', { name: 'Law', exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/It is not a rule/)).toBeVisible();
  await page.getByRole('link', { name: 'Courses in Medicine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Medicine');
};

test('a visitor sees which subjects their A levels keep open [R-36]', async ({ page }) => {
  await open(page, '/explore/courses');
  await page.getByRole('link', { name: 'See which subjects your A levels keep open' }).click();
  await expect(page).toHaveURL(new RegExp(`${SUBJECTS}$`));
  await lookUp(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A levels are compared with a form @nightly [R-36]', async ({ page }) => {
    await page.goto(SUBJECTS);
    await lookUp(page);
  });
});
