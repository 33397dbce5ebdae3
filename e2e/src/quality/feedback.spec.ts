import { axeFindings, expect, open, test } from '../fixtures';
import { BATH } from '../site';

test('an answer and a comment on a page reach the operators with its squad and release', async ({ page }) => {
  await open(page, BATH);
  const question = page.getByRole('group', { name: 'Was this page useful?' });
  await question.getByRole('button', { name: 'No' }).click();
  const status = page.getByText('Thank you. Your answer has been sent.');
  await expect(status).toBeFocused();
  expect(await axeFindings(page, ['dark'], 'main')).toEqual([]);
  await page.getByLabel('What was missing or wrong? (optional)').fill('No rents. Write to me@example.org');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Thank you for your comment.')).toBeFocused();

  await page.goto('/status/feedback');
  const row = page
    .getByRole('region', { name: 'Answers about pages of unis' })
    .getByRole('row', { name: BATH });
  await expect(row).toContainText(/[0-9a-f]{12}/);
  await expect(page.getByRole('region', { name: 'Comments on pages of unis' })).toContainText(
    'No rents. Write to [removed]',
  );
});

test('the question comes back on the next page', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/explore/unis');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thank you. Your answer has been sent.')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^University of Bath/ })
    .first()
    .click();
  await expect(page.getByRole('group', { name: 'Was this page useful?' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form thanks, takes a comment and leads back', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/explore/unis?letter=B');
    await page
      .getByRole('group', { name: 'Was this page useful?' })
      .getByRole('button', { name: 'No' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your feedback');
    await page.getByLabel('What was missing or wrong? (optional)').fill('More filters');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page.getByText('Your comment has been sent.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL('/explore/unis');
  });
});
