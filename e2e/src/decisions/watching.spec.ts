import { expect, open, test, type Page } from '../fixtures';
import { BATH } from '../site';

const panel = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'What you asked us to tell you' });

test('a saved university and a search are watched, shown with the time of the last look, and stopped [E-25]', async ({
  page,
}) => {
  await open(page, BATH);
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
  await open(page, '/explore/favourites');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Tell me when this changes/ }).click();
  await expect(page.getByText('We will tell you here, on the site.')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'University of Bath' })).toBeVisible();
  await expect(panel(page).getByText(/in this browser and nowhere else/)).toBeVisible();
  await open(page, '/explore/favourites');
  await expect(panel(page)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Stop telling me about University of Bath/ })
    .click();
  await expect(panel(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('signpost.watches'))).toBeNull();

  await open(page, '/explore/search/courses?q=law');
  const offer = page.getByRole('button', { name: /^Tell me about new results/ });
  await offer.scrollIntoViewIfNeeded();
  await offer.click();
  await expect(page.getByRole('button', { name: /^Stop telling me/ })).toBeVisible();
  await open(page, '/explore/favourites');
  await expect(panel(page).getByRole('link', { name: 'Courses: “law”' })).toHaveAttribute(
    'href',
    '/explore/search/courses?q=law',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the emails of an address stop by a form, any number of times @nightly [E-26]', async ({ page }) => {
    const token = 'x'.repeat(43);
    for (const time of ['once', 'again']) {
      await page.goto(`/api/v1/stop-emails/${token}?${time}`);
      await page.getByRole('button', { name: 'Stop these emails' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The emails have stopped');
    }
  });
});

test('one click of a mail program stops the emails without a session [E-26]', async ({ request }) => {
  const answer = await request.post(`/api/v1/stop-emails/${'y'.repeat(43)}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { accept: '*/*' },
  });
  expect(answer.status()).toBe(200);
});
