import type { Locator } from '@playwright/test';
import { expect, markDocument, open, test, type Page } from '../fixtures';

const main = (page: Page) => page.getByRole('main');
/** The items of the comparison. */
const compared = (page: Page) =>
  main(page)
    .getByRole('table')
    .getByRole('link', { name: /^Take out/ });

/** Presses Tab until this has the focus, because a script could focus elements that a keyboard cannot reach. */
const tabTo = async (page: Page, wanted: Locator, most = 140) => {
  const target = await wanted.first().elementHandle();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await target?.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach it in ${most} steps`);
};

test('a school leaver searches, filters, saves, compares and gets ideas @nightly [R-16] [R-12] [R-13]', async ({
  page,
}) => {
  test.slow();
  await open(page, '/');
  const same = await markDocument(page);
  await main(page).getByLabel('Search everything').last().click();
  await main(page).getByRole('combobox', { name: 'Search everything' }).fill('nursing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore\/search\?q=nursing$/);
  await main(page)
    .getByRole('list', { name: 'Kinds of results' })
    .getByRole('link', { name: /^Courses/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('“nursing” in courses');

  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Part-time/ }).check();
  await expect(main(page).getByRole('list', { name: 'Filters that are on' })).toContainText('Part-time');

  const messages = page.getByRole('status', { name: 'What just happened' });
  const toSave = main(page).getByRole('button', { name: /^Save / });
  for (const count of [1, 2]) {
    await toSave.first().click();
    await expect(messages).toContainText(/^Saved: /);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toContainText(`${count}`);
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your saved things');
  const boxes = main(page).getByRole('checkbox', { name: /^Compare / });
  await boxes.first().check();
  await boxes.last().check();
  await main(page).getByRole('button', { name: 'Compare 2 courses' }).click();
  await expect(compared(page)).toHaveCount(2);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Ideas for you' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('For you');
  await expect(page.locator('#main'), 'the keyboard goes on at the content').toBeFocused();
  await expect(
    main(page)
      .getByRole('region', { name: 'Ideas' })
      .getByText(/^Because you saved/)
      .first(),
  ).toBeVisible();
  expect(await same(), 'no document was loaded on the way').toBe(true);
});

test(
  'the same journey works by keyboard alone [R-16] [R-12] [R-13]',
  { tag: '@nightly' },
  async ({ page }) => {
    test.slow();
    await open(page, '/explore/search');
    await tabTo(page, main(page).getByRole('combobox', { name: 'Search everything' }));
    await page.keyboard.type('nursing');
    await main(page).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=nursing$/);
    await tabTo(page, main(page).getByRole('link', { name: /^Courses\s*\d/ }));
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('“nursing” in courses');

    const filters = page.getByRole('form', { name: 'Filters' });
    await tabTo(page, filters.getByRole('checkbox', { name: /^Part-time/ }));
    await page.keyboard.press('Space');
    await expect(main(page).getByRole('list', { name: 'Filters that are on' })).toContainText('Part-time');

    await tabTo(page, main(page).getByRole('button', { name: /^Save / }));
    await page.keyboard.press('Space');
    await expect(page.locator(':focus'), 'the button keeps the focus').toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tabTo(page, main(page).getByRole('button', { name: /^Save / }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toContainText('2');

    // Its links come early in the page, so a reload shortens the way.
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Saved/ }));
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your saved things');
    const boxes = main(page).getByRole('checkbox', { name: /^Compare / });
    for (const box of [boxes.first(), boxes.last()]) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    }
    await tabTo(page, main(page).getByRole('button', { name: 'Compare 2 courses' }));
    await page.keyboard.press('Enter');
    await expect(compared(page)).toHaveCount(2);

    const guides = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Guides' });
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await tabTo(page, guides);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Ideas for you' }));
    await page.keyboard.press('Enter');
    await expect(
      main(page)
        .getByRole('region', { name: 'Ideas' })
        .getByText(/^Because you saved/)
        .first(),
    ).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'search, filters, compare and ideas work with forms and links [R-16] [R-13]',
    { tag: '@nightly' },
    async ({ page }) => {
      test.slow();
      await page.goto('/');
      await main(page).getByRole('searchbox', { name: 'Search everything' }).fill('nursing');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/explore\/search\?q=nursing$/);
      await main(page)
        .getByRole('link', { name: /^Courses\s*\d/ })
        .click();
      const filters = page.getByRole('form', { name: 'Filters' });
      await filters.getByRole('checkbox', { name: /^Part-time/ }).check();
      await filters.getByRole('button', { name: 'Show results' }).click();
      await expect(main(page).getByRole('list', { name: 'Filters that are on' })).toContainText('Part-time');
      await expect(main(page).getByRole('heading', { level: 3 }).first()).toContainText(/nurs/i);

      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.locator('summary', { hasText: 'Courses' }).click();
      await navigation.getByRole('link', { name: 'Compare', exact: true }).click();
      for (const columns of [1, 2]) {
        await main(page).getByLabel('What you would study or do').fill('nursing');
        await main(page)
          .getByRole('search', { name: /apprenticeship/ })
          .getByRole('button', { name: 'Find it' })
          .click();
        await main(page)
          .getByRole('list', { name: /^Matches for/ })
          .getByRole('link')
          .first()
          .click();
        await expect(compared(page)).toHaveCount(columns);
      }

      await page.goto('/explore/for-you');
      await main(page)
        .getByText(/^Nursing/)
        .first()
        .click();
      await main(page).getByRole('button', { name: 'Show me ideas' }).click();
      await expect(
        main(page)
          .getByText(/^Because you chose Nursing/)
          .first(),
      ).toBeVisible();
    },
  );
});
