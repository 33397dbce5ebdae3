import { expect, open, test, type Page } from '../fixtures';
import { COURSE } from '../site';

const [, ID = ''] = /courses\/([0-9a-f-]{36})/.exec(COURSE) ?? [];
const REHEARSAL = `/explore/courses/results-day?courses=${ID}`;

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

const chooseGrades = async (page: Page, grade: string) => {
  const form = part(page, 'Your grades').getByRole('form', { name: 'Grades to try' });
  for (const row of [1, 2, 3]) await form.getByLabel(`Grade ${row}`).selectOption(grade);
  await form.getByRole('button', { name: 'See how they compare' }).click();
};

/** Enters predicted grades, tries lower ones, and reads the plan. */
const rehearse = async (page: Page) => {
  await chooseGrades(page, 'al.A');
  await expect(part(page, 'Your choices').getByText(/^144 points are /)).toBeVisible();
  await part(page, 'Your grades')
    .getByRole('link', { name: /^One grade lower in each subject/ })
    .click();
  await expect(part(page, 'Your grades').getByText('A level B, B, B: 120 points.')).toBeVisible();
  await expect(
    part(page, 'Your grades').getByText(/You began with A level A, A, A: 144 points/),
  ).toBeVisible();
  await expect(part(page, 'Your choices').getByText(/^120 points are /)).toBeVisible();
  await expect(part(page, 'Your choices').getByText(/% of entrants had /)).toBeVisible();
  await expect(part(page, 'Your plan B').getByText(/Clearing opens on/)).toBeVisible();
};

test('a visitor rehearses results day from saved courses, and prints a plan B [R-35]', async ({ page }) => {
  await open(page, COURSE);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await open(page, '/explore/courses/choices');
  await page.getByRole('main').getByRole('link', { name: 'Rehearse results day' }).click();
  await expect(page).toHaveURL(new RegExp(`results-day\\?courses=${ID}`));
  await rehearse(page);
  await page.emulateMedia({ media: 'print' });
  await expect(part(page, 'Your plan B').getByText('What they said:').first()).toBeVisible();
  await expect(part(page, 'Your grades').getByRole('form')).toBeHidden();
});

test('invalid grades are named, and the courses stay @nightly [R-35]', async ({ page, faults }) => {
  faults.allow(/status 400|console error: Failed to load resource/);
  const response = await open(page, `${REHEARSAL}&grade=al.A,al.Z`);
  expect(response?.status()).toBe(400);
  await expect(page.getByRole('alert').getByText('“al.Z” is not a grade that we know.')).toBeVisible();
  await expect(part(page, 'Your choices').getByText(/^48 points are /)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('results day is rehearsed with a form and links @nightly [R-35]', async ({ page }) => {
    await page.goto(REHEARSAL);
    await rehearse(page);
  });
});
