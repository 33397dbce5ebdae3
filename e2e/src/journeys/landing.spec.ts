import { axeFindings, expect, markDocument, open, test, type Page } from '../fixtures';

const main = (page: Page) => page.getByRole('main');
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are on' });
const names = (page: Page) => main(page).getByRole('heading', { level: 3 }).allTextContents();
const total = async (page: Page) =>
  Number(/(\d+) places? to study/.exec((await main(page).textContent()) ?? '')?.[1]);

test('filters by nation, region and teaching rating, and removes them by chip [R-20]', async ({ page }) => {
  await open(page, '/explore/unis');
  const same = await markDocument(page);
  const all = await total(page);
  await filters(page)
    .getByRole('checkbox', { name: /^England/ })
    .check();
  for (const group of ['Region', 'Teaching rating'])
    await filters(page).locator('summary', { hasText: group }).click();
  await filters(page)
    .getByRole('checkbox', { name: /^South West/ })
    .check();
  await filters(page).getByRole('checkbox', { name: /^Gold/ }).check();
  await expect(chips(page).getByRole('link', { name: /^Remove filter/ })).toHaveCount(3);
  await expect(main(page).getByRole('link', { name: 'University of Bath', exact: true })).toBeVisible();
  const some = await total(page);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await chips(page)
    .getByRole('link', { name: /South West/ })
    .click();
  await expect(chips(page).getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
  // Its group is collapsed again when nothing in it is selected.
  await expect(filters(page).locator('input[value="South West"]')).not.toBeChecked();
  expect(await total(page)).toBeGreaterThan(some);
  await chips(page).getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/explore\/unis$/);
  await expect.poll(() => total(page)).toBe(all);
  await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await same(), 'no document was loaded on the way').toBe(true);
});

test(
  'an address with filters gives the filtered list, in another browser too [B-01]',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    await open(page, '/explore/unis');
    await filters(page)
      .getByRole('group', { name: 'Nation' })
      .getByRole('checkbox', { name: /^Wales/ })
      .check();
    await expect(page).toHaveURL(/filters=Wales(~|%7E)country|country=Wales/);
    await main(page).getByRole('link', { name: 'W', exact: true }).click();
    await expect(page).toHaveURL(/letter=W/);
    await expect(page).toHaveURL(/filters=Wales(~|%7E)country/);
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(0);
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await other.goto(page.url());
    expect(await names(other)).toEqual(shown);
    await expect(chips(other)).toContainText('Wales');
    await context.close();
  },
);

test(
  'sorts by pay, and pages are real links that change the list and keep the order [R-20]',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/explore/unis');
    await main(page)
      .getByLabel(/sort|order/i)
      .selectOption('salary');
    await expect(page).toHaveURL(/sort=salary/);
    const pay = async () =>
      (
        await main(page)
          .getByText(/£[\d,]+ after 15 months/)
          .allTextContents()
      ).map((text) => Number(/£([\d,]+)/.exec(text)?.[1]?.replace(',', '')));
    const isSorted = async () => {
      const figures = await pay();
      return (
        figures.length > 20 &&
        figures.every((figure, index) => index === 0 || figure <= (figures[index - 1] ?? 0))
      );
    };
    await expect.poll(isSorted).toBe(true);
    const first = await names(page);
    expect(first).toHaveLength(48);
    const pages = page.getByRole('navigation', { name: 'Pages of universities' });
    await pages.getByRole('link', { name: /^(Page )?2$/ }).click();
    await expect(page).toHaveURL(/sort=salary&page=2/);
    await expect.poll(() => names(page)).not.toEqual(first);
    expect((await names(page)).filter((name) => first.includes(name))).toEqual([]);
  },
);

test(
  'a postcode gives distances, and enables nearest first [C-17]',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/explore/unis');
    await filters(page).getByLabel('Your postcode').fill('ba2 7ay');
    await filters(page).getByLabel('How far you would go').selectOption('25');
    await expect(page).toHaveURL(/postcode=/);
    await expect(main(page).getByText(/measured from .*Bath/)).toBeVisible();
    await expect(chips(page)).toContainText('Within 25 miles of');
    await main(page)
      .getByLabel(/sort|order/i)
      .selectOption('distance');
    await expect(page).toHaveURL(/sort=distance/);
    const distances = async () =>
      (
        await main(page)
          .getByText(/[\d.]+ miles away/)
          .allTextContents()
      ).map((text) => Number.parseFloat(/([\d.]+) miles away/.exec(text)?.[1] ?? ''));
    await expect.poll(async () => (await distances())[0]).toBeLessThan(3);
    const measured = await distances();
    expect(measured).toEqual([...measured].sort((a, b) => a - b));
    expect(Math.max(...measured)).toBeLessThanOrEqual(25);
  },
);

test('the map shows markers that link to pages, and the same places as text [R-20]', async ({ page }) => {
  await open(page, '/explore/unis?view=map&filters=Wales~country');
  const map = page.getByRole('region', { name: /on a map/ });
  await map.evaluate((section) => section.scrollIntoView());
  await expect(map.locator('.leaflet-marker-icon[title]').first()).toBeVisible();
  await expect(map.getByRole('link', { name: 'Cardiff University' })).toBeVisible();
  expect(await axeFindings(page, ['dark'], 'main')).toEqual([]);
  await map.locator('.leaflet-marker-icon[aria-label="Bangor University"]').press('Enter');
  // By key, as for the marker, because the map is still moving to make room for the popup.
  await map.locator('.leaflet-popup').getByRole('link', { name: 'Bangor University' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bangor University' })).toBeVisible();
});

test(
  'a search with a typing mistake finds results, and an empty result suggests what to try [R-20]',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/explore/unis');
    await main(page).getByRole('combobox', { name: 'Name or town' }).fill('edinbrugh');
    await main(page).getByRole('combobox', { name: 'Name or town' }).press('Enter');
    await expect(
      main(page).getByRole('link', { name: 'University of Edinburgh', exact: true }),
    ).toBeVisible();
    await main(page).getByRole('combobox', { name: 'Name or town' }).fill('zzxxqqyy');
    await main(page).getByRole('combobox', { name: 'Name or town' }).press('Enter');
    await expect(main(page).getByRole('heading', { name: /Nothing matches/ })).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^Take off “zzxxqqyy”: \d+ places$/ })
      .click();
    await expect.poll(async () => (await names(page)).length).toBe(48);
  },
);

test(
  'a saved provider is counted in the header, survives a reload, and can be removed [S-04]',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/explore/unis?q=university+of+bath');
    const saved = page.getByRole('banner').getByRole('link', { name: /^Saved/ });
    await main(page).getByRole('button', { name: 'Save University of Bath', exact: true }).click();
    await expect(saved).toContainText('1');
    await page.reload();
    await expect(saved).toContainText('1');
    await main(page).getByRole('link', { name: 'University of Bath', exact: true }).click();
    const button = main(page).getByRole('button', { name: 'Saved University of Bath' }).first();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(saved).not.toContainText('1');
    await page.reload();
    await expect(saved).not.toContainText(/\d/);
  },
);
