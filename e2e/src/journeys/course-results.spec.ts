import { expect, open, test, type Page } from '../fixtures';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('article');
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ courses?\b/ });
const LAW = '/explore/courses?q=law';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first screen has three courses [R-09]', { tag: '@phone' }, async ({ page }) => {
    await open(page, LAW);
    await expect(rows(page).nth(2).getByRole('link').first()).toBeInViewport();
    await expect(
      rows(page)
        .nth(2)
        .getByText(/University/)
        .first(),
    ).toBeInViewport();
  });

  test(
    'the filters are a dialog that answers at once and gives the focus back [R-09]',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, LAW);
      const button = main(page).getByRole('button', { name: /^Filters/ });
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Filters' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('checkbox', { name: /^Part-time/ }).check();
      await expect(page).toHaveURL(/Part-time/);
      await expect(dialog.getByRole('button', { name: /^Show \d+ courses$/ })).toBeInViewport();
      for (let stops = 0; stops < 40; stops++) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() =>
          document.activeElement === document.body
            ? 'browser'
            : document.activeElement?.closest('#filters')?.id,
        );
        expect(where, 'Tab stays in the dialog').toMatch(/filters|browser/);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
});

test('ticking a filter shows its courses at once and keeps the focus [R-09]', async ({ page }) => {
  await open(page, LAW);
  const before = await count(page).textContent();
  const box = filters(page).getByRole('checkbox', { name: /^Part-time/ });
  await box.check();
  await expect(page).toHaveURL(/Part-time/);
  await expect(count(page)).not.toHaveText(before ?? '');
  await expect(box).toBeFocused();
  await expect(rows(page).first()).toContainText(/part-time/i);
  await filters(page).getByLabel('Your postcode').fill('LS2');
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toContainText(/miles? away/);
  await expect(filters(page).getByLabel('Your postcode')).toBeFocused();
  await expect(filters(page).getByRole('button', { name: /^Show/ })).toBeHidden();
});

test('both finders of courses show the same figures in a row [R-09] [R-16]', async ({ page }) => {
  for (const path of [LAW, '/explore/search/courses?q=law']) {
    await open(page, path);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('“law” in courses');
    const terms = await rows(page).first().getByRole('term').allTextContents();
    expect(terms).toEqual(['Award', 'How you study', 'Entrants’ points', 'Pay after 15 months']);
    await expect(rows(page).first().locator('img')).toHaveCount(0);
  }
});

test('a row and its pin on the map point at each other, around the searched place [R-16]', async ({
  page,
}) => {
  await open(page, '/explore/search/courses?q=dance&postcode=LS2&radius=25&view=map');
  const map = main(page).getByRole('region', { name: 'The results of this page on a map' });
  await expect(map.getByText('LS2, Leeds')).toBeVisible();
  await expect(map.getByText('York', { exact: true })).toBeVisible();
  const item = map.getByRole('listitem').first();
  await item.getByRole('link').focus();
  await expect(map.locator('[data-marked]')).toHaveCount(1);
  const pin = map.locator('.leaflet-marker-icon[title]:not([title*=zoom])').first();
  const name = (await pin.getAttribute('title')) ?? '';
  await pin.press('Enter');
  await expect(map.locator('[data-picked]')).toContainText(name);
  await expect(map.locator('[data-picked]')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bar that stays in view shows the results [R-09]', async ({ page }) => {
    await page.goto(LAW);
    await filters(page)
      .getByRole('checkbox', { name: /^Part-time/ })
      .check();
    const show = filters(page).getByRole('button', { name: 'Show results' });
    await expect(show).toBeInViewport({ ratio: 1 });
    await show.click();
    await expect(page).toHaveURL(/Part-time/);
  });
});
