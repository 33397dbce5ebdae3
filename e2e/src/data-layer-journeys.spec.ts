import { expect, open, startShell, test } from './fixtures';
import { asked, heading, openMeasured, sequence, views } from './data-layer';

test.use({ consent: 'unanswered' });

test('[B-11] [E-24] a school leaver searches, narrows, saves, compares, goes back and forward: the golden sequence', async ({
  page,
}) => {
  await openMeasured(page, '/');
  await asked(page).getByRole('button', { name: 'Accept' }).click();
  const main = page.getByRole('main');
  await main.locator('input[type=search]').first().fill('law');
  await page.keyboard.press('Enter');
  await heading(page, 'Search');
  await main.locator('a[href="/explore/search/courses?q=law"]').first().click();
  await expect(page).toHaveTitle(/“law” in courses/);
  await page.getByRole('checkbox', { name: /^Law/ }).first().check();
  await page.getByRole('button', { name: 'Show results' }).click();
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
  await heading(page, 'Your saved things');
  const ticks = main.getByRole('checkbox', { name: /^Compare / });
  await expect(ticks).toHaveCount(2);
  for (const tick of await ticks.all()) await tick.check();
  await page.getByRole('button', { name: 'Compare 2 courses' }).click();
  await heading(page, 'Compare');
  const compared = new URL(page.url());
  await page.goBack();
  await heading(page, 'Your saved things');
  await page.goForward();
  await heading(page, 'Compare');
  const names = await page.evaluate(() =>
    (
      JSON.parse(localStorage.getItem('signpost.favourites') ?? '{}') as {
        value: { courses: { title: string }[] };
      }
    ).value.courses.map(({ title }) => title),
  );
  expect(await sequence(page)).toEqual([
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

test('[E-24] [B-01] what employers and the compass are narrowed by is counted, and what is taken off', async ({
  page,
}) => {
  await openMeasured(page, '/explore/employers');
  await asked(page).getByRole('button', { name: 'Accept' }).click();
  const main = page.getByRole('main');
  const acts = async () => (await sequence(page)).filter((line) => line.startsWith('filter'));
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
});

test('[E-24] nothing that a visitor does is counted before they let it be, nor after they took that back', async ({
  page,
}) => {
  await openMeasured(page, '/explore/unis');
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved? / })
    .first();
  await save.click();
  expect(await sequence(page)).toEqual(['/explore/unis']);
  await asked(page).getByRole('button', { name: 'Accept' }).click();
  await save.click();
  expect(await sequence(page)).toEqual([
    '/explore/unis',
    expect.stringMatching(/^favourites \| remove \| .+ \| unis$/),
  ]);
});

test('[B-11] [B-13] in an app the data layer is the same', async ({ page, faults }) => {
  test.setTimeout(60_000);
  const product = await startShell({ APP_MODE: 'on' });
  // Its address is not the one that the other tests ask.
  faults.allow(/request to elsewhere/);
  try {
    await openMeasured(page, `${product.url}/explore/unis`);
    await page.locator('main h3 a[href^="/explore/unis/"]').first().click();
    await expect(page).toHaveURL(/unis\/\d/);
    const { pathname } = new URL(page.url());
    await expect.poll(() => sequence(page)).toEqual(['/explore/unis', pathname]);
    expect((await views(page)).every(({ application }) => application === 'signpost-explore')).toBe(true);
  } finally {
    await product.stop();
  }
});
