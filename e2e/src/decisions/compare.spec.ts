import { expect, test } from '../fixtures';

const UNIS = '/explore/compare?unis=10007850,10007803,10007814,10007774';

test.describe('a comparison on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('shows four columns at once, names while scrolling, costs in figures with their year, and only what differs when asked [R-12]', async ({
    page,
  }) => {
    await page.goto(UNIS);
    const table = page.getByRole('table', { name: '4 universities side by side' });
    const names = table.getByRole('columnheader');
    await expect(names).toHaveCount(4);
    const fee = table.getByRole('row', { name: /^Tuition fee/ });
    await fee.scrollIntoViewIfNeeded();
    for (const name of await names.all()) await expect(name).toBeInViewport();
    for (const cell of await fee.getByRole('cell').all()) await expect(cell).toBeInViewport({ ratio: 0.5 });
    await expect(fee.getByRole('cell', { name: /£[\d,]+ a year.*20\d\d to 20\d\d/ }).first()).toBeVisible();
    const loan = table.getByRole('row', { name: /^Loan or grant to live on/ });
    await expect(loan.getByRole('cell', { name: /^£[\d,]+ to £[\d,]+ a year/ }).first()).toBeVisible();
    const nation = table.getByRole('row', { name: /^Main address/ });
    await page.getByLabel('Show only what differs').check();
    await expect(nation).toBeVisible();
    for (const row of await table.locator('tr[data-same]').all()) await expect(row).toBeHidden();
  });
});
