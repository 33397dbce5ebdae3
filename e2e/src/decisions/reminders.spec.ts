import { expect, open, test, type Page } from '../fixtures';
import { BATH } from '../site';

const DAY_MS = 86_400_000;
const UK_DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/London' } as const;

/** The scripts with this in their name that a page loads from now on. */
const scriptsNamed = (page: Page, part: string) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) loaded.push(request.url());
  });
  return loaded;
};

test('a reminder of an open day is shown on every page from seven days before it, until it is dismissed [E-19]', async ({
  page,
}) => {
  await open(page, BATH);
  const days = page.getByRole('region', { name: 'Open days' });
  const date = await days.locator('time').first().getAttribute('datetime');
  const day = Date.parse(date ?? '');
  const remind = days.getByRole('button', { name: /^Remind me of / }).first();
  await days.scrollIntoViewIfNeeded();
  await remind.focus();
  await page.keyboard.press('Enter');
  await expect(days.getByRole('button', { name: /^Reminder set for /, pressed: true })).toHaveCount(1);
  await expect(page.getByText(/^Reminder set\. It shows here, on this device, /)).toBeVisible();

  const name = `University of Bath open day is on ${new Date(day).toLocaleDateString('en-GB', UK_DAY).replace(',', '')}`;
  const notification = page.getByRole('main').getByRole('region', { name });
  await page.clock.setFixedTime(day - 8 * DAY_MS);
  await open(page, '/explore/courses');
  await page.waitForLoadState('networkidle');
  await expect(notification).toHaveCount(0);

  await page.clock.setFixedTime(day - 6 * DAY_MS);
  await open(page, '/explore/courses');
  await expect(notification).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notification).toBeHidden();
  await page.emulateMedia({ media: null });
  await notification.getByRole('button', { name: `Dismiss: ${name}` }).press('Enter');
  await expect(notification).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const chunks = scriptsNamed(page, 'device-notifications');
  await open(page, BATH);
  await page.waitForLoadState('networkidle');
  await days.scrollIntoViewIfNeeded();
  await expect(remind).toBeVisible();
  expect(chunks).toEqual([]);
});
