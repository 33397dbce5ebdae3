import { expect, open, test, type Page } from '../fixtures';
import { BATH, COURSE } from '../site';

interface Stop {
  readonly name: string;
  readonly visible: boolean;
}

/** The focused element, and whether its focus is visible; undefined when nothing has the focus. */
const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const looks = (of: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of);
      return { outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2, boxShadow };
    };
    const { outlined, boxShadow } = looks(element);
    const around = element.parentElement ? looks(element.parentElement).outlined : false;
    element.blur();
    const changed = looks(element).boxShadow !== boxShadow;
    element.focus({ preventScroll: true });
    const { width, height } = element.getBoundingClientRect();
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.tagName} ${label.trim().slice(0, 40) || element.outerHTML.slice(0, 80)}`,
      visible: width > 0 && height > 0 && (outlined || around || changed),
    };
  });

/** Finds what the visitor can use. Returns a function that counts what of it is still there. */
const findInteractive = async (page: Page): Promise<() => Promise<number>> => {
  const found = await page.evaluateHandle(() => [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
  ]);
  return () =>
    found.evaluate(
      (elements) =>
        elements.filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.tabIndex >= 0 &&
            !element.matches(':disabled'),
        ).length,
    );
};

/** Tabs through the page until the focus leaves it. Returns every stop. */
const tabThrough = async (page: Page, most: number): Promise<Stop[]> => {
  const stops: Stop[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
};

/** More than any page has. */
const MAX_STOPS = 500;

/** The list has most kinds of controls. */
const REQUIRED = ['/explore/unis?letter=Y'];

for (const path of [...REQUIRED, BATH, '/', COURSE, '/explore/nothing-here']) {
  const tag = REQUIRED.includes(path) ? [] : ['@nightly'];
  test(
    `Tab reaches everything in ${path} visibly, the skip link first, and leaves again [R-20] [R-21]`,
    { tag },
    async ({ page, faults }) => {
      faults.allow(/status (of )?404/);
      await open(page, path);
      test.slow();
      const countThings = await findInteractive(page);
      const stops = await tabThrough(page, MAX_STOPS);
      // Buttons that are not needed go when scripts arrive, such as those of a row that is wholly in view.
      const things = await countThings();
      expect(stops[0]?.name).toBe('A Skip to main content');
      expect(stops.filter(({ visible }) => !visible).map(({ name }) => name)).toEqual([]);
      expect(stops.length, 'everything is reached and nothing traps').toBeGreaterThanOrEqual(things);
      const countAll = await findInteractive(page);
      expect(stops.length).toBeLessThan((await countAll()) + 20);
    },
  );
}

test('filters, sort and pages work by keyboard without losing the focus [R-20]', async ({ page }) => {
  await open(page, '/explore/unis');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^England/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/England/);
  await expect(filters.getByRole('checkbox', { name: /^England/ })).toBeFocused();
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('courses');
  await expect(page).toHaveURL(/sort=courses/);
  await order.focus();
  await order.selectOption('salary');
  await expect(page).toHaveURL(/sort=salary/);
  await expect(order).toBeFocused();
  const next = page
    .getByRole('navigation', { name: 'Pages of universities' })
    .getByRole('link', { name: /next/i });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('#main'), 'the pressed link is out of sight').toBeFocused();
  await page
    .getByRole('list', { name: 'Filters that are on' })
    .getByRole('link', { name: /England/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/England/);
  await expect(page.locator('#main'), 'the pressed link is gone').toBeFocused();
});

test(
  'a phone’s menu opens, is navigated and closes by keyboard [R-01]',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/explore');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(navigation.locator('summary', { hasText: 'Careers' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test('the skip link leads to the content, and Tab starts from the new page after client-side navigation [R-20]', async ({
  page,
}) => {
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await open(page, '/explore');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isInMain()).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Universities and colleges' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Universities and colleges' })).toBeVisible();
  const first = ['Skip to main content', 'Universities and colleges'];
  await page.keyboard.press('Tab');
  const { name = '' } = (await focused(page)) ?? {};
  expect((await isInMain()) || first.some((text) => name.includes(text)), name).toBe(true);
});

test('the focused filter is not covered [R-20]', async ({ page }) => {
  await open(page, '/explore/unis');
  const fields = page.getByRole('form', { name: 'Filters' }).locator('input:visible, select:visible');
  for (const field of (await fields.all()).slice(0, 12)) {
    await field.focus();
    const isShown = () =>
      field.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (element.contains(above) || above.closest('label')?.contains(element));
      });
    // The page may scroll there smoothly, past what is in its way, ending on a fraction of a pixel.
    await expect(field).toBeInViewport({ ratio: 0.99 });
    await expect.poll(isShown, (await field.getAttribute('name')) ?? '').toBe(true);
  }
});

test('text typed into the results’ search box stays, at the caret, with or without suggestions [R-16]', async ({
  page,
}) => {
  await open(page, '/explore/search/courses?q=law');
  // By name, because the combobox with suggestions, which has another role, may replace it meanwhile.
  await page.getByRole('main').locator('input[name=q]:not([type=hidden])').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('fam');
  const combobox = page.getByRole('combobox', { name: 'Search courses' });
  await expect(combobox).toHaveValue('famlaw');
  await page.keyboard.type('ily ');
  await expect(combobox).toHaveValue('family law');
  await expect(page.getByRole('listbox', { name: /^Suggestions/ })).toBeVisible();
});
