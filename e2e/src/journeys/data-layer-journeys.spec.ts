import { expect, open, startShell, test } from '../fixtures';
import { consentBanner, expectHeading, openWithMeasurement, eventSequence, pageViews } from './data-layer';

test.use({ consent: 'unanswered' });

test('a school leaver’s search, filters, saves, comparison, back and forward give the golden event sequence [B-11] [E-24]', async ({
  page,
}) => {
  await openWithMeasurement(page, '/');
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  const main = page.getByRole('main');
  await main.locator('input[type=search]').first().fill('law');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Search');
  await main.locator('a[href="/explore/search/courses?q=law"]').first().click();
  await expect(page).toHaveTitle(/“law” in courses/);
  await page.getByRole('checkbox', { name: /^Law/ }).first().check();
  await expect(page).toHaveURL(/subjects=Law/);
  const unsaved = main.getByRole('button', { name: /^Save / });
  for (const times of [1, 2]) {
    await unsaved.first().click();
    await expect(main.getByRole('button', { name: /^Saved / })).toHaveCount(times);
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .click();
  await expectHeading(page, 'Your saved things');
  const ticks = main.getByRole('checkbox', { name: /^Compare / });
  await expect(ticks).toHaveCount(2);
  for (const tick of await ticks.all()) await tick.check();
  await page.getByRole('button', { name: 'Compare 2 courses' }).click();
  await expectHeading(page, 'Compare');
  const compared = new URL(page.url());
  await page.goBack();
  await expectHeading(page, 'Your saved things');
  await page.goForward();
  await expectHeading(page, 'Compare');
  const names = await page.evaluate(() =>
    (
      JSON.parse(localStorage.getItem('signpost.favourites') ?? '{}') as {
        value: { courses: { title: string }[] };
      }
    ).value.courses.map(({ title }) => title),
  );
  expect(await eventSequence(page)).toEqual([
    '/',
    '/explore/search?q=law',
    'search | submit | law | search',
    '/explore/search/courses?q=law',
    '/explore/search/courses?q=law&subjects=Law',
    'filter | choose | subjects: Law | search courses',
    `favourites | save | ${names[0]} | courses`,
    `favourites | save | ${names[1]} | courses`,
    '/explore/favourites',
    compared.pathname + compared.search,
    'compare | show | 2 courses | compare',
    '/explore/favourites',
    compared.pathname + compared.search,
  ]);
});

test(
  'adding and removing filters of employers and the compass is counted [E-24] [B-01]',
  { tag: '@nightly' },
  async ({ page }) => {
    await openWithMeasurement(page, '/explore/employers');
    await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
    const main = page.getByRole('main');
    const acts = async () => (await eventSequence(page)).filter((line) => line.startsWith('filter'));
    await main.getByLabel('Nation').selectOption('Wales');
    await main.getByRole('button', { name: 'Show employers' }).click();
    await expect.poll(acts).toEqual(['filter | choose | country: Wales | employers']);
    await open(page, '/explore/career-compass?from=subject.physics');
    const filter = main.getByRole('form', { name: 'Filter the careers' });
    await filter.getByLabel('Middle pay').selectOption('45000');
    await filter.getByLabel('Begin with no more than').selectOption({ label: 'A degree' });
    await filter.getByRole('button', { name: 'Filter careers' }).click();
    await expect
      .poll(acts)
      .toEqual([
        'filter | choose | pay: 45000 | career compass',
        'filter | choose | level: A degree | career compass',
      ]);
    await main.getByRole('link', { name: /Up to: A degree/ }).click();
    await expect
      .poll(async () => (await acts()).slice(2))
      .toEqual(['filter | clear | level: A degree | career compass']);
  },
);

test('nothing is counted before consent is given, nor after it is withdrawn [E-24]', async ({ page }) => {
  await openWithMeasurement(page, '/explore/unis');
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved? / })
    .first();
  await save.click();
  expect(await eventSequence(page)).toEqual(['/explore/unis']);
  await consentBanner(page).getByRole('button', { name: 'Accept' }).click();
  await save.click();
  expect(await eventSequence(page)).toEqual([
    '/explore/unis',
    expect.stringMatching(/^favourites \| remove \| .+ \| unis$/),
  ]);
});

test('the data layer is the same in an app [B-11] [B-13]', { tag: '@nightly' }, async ({ page, faults }) => {
  test.setTimeout(60_000);
  const product = await startShell({ APP_MODE: 'on' });
  // Its origin differs from the one of the other tests.
  faults.allow(/request to elsewhere/);
  try {
    await openWithMeasurement(page, `${product.url}/explore/unis`);
    await page.locator('main h3 a[href^="/explore/unis/"]').first().click();
    await expect(page).toHaveURL(/unis\/\d/);
    const { pathname } = new URL(page.url());
    await expect.poll(() => eventSequence(page)).toEqual(['/explore/unis', pathname]);
    expect((await pageViews(page)).every(({ application }) => application === 'signpost-explore')).toBe(true);
  } finally {
    await product.stop();
  }
});
