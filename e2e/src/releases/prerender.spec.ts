import { expect, markDocument, open, test, type Page } from '../fixtures';

const PAYLOAD = '/explore/unis/_payload.json';
/** The API's list of providers (C-05). */
const PROVIDERS = '/api/v1/courses';

/**
 * The page's data requests: paths of the API, the search and prerendered data, without those that every
 * document makes once (S-01, S-07).
 */
const watchData = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(api|search|graphql)\/|\/_payload\.json$/.test(pathname)) return;
    if (!/\/(session|subjects|locations)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
};

/**
 * Follows a link from a page of the shell to the universities, and returns whether the document stayed. By keyboard: a
 * pointer would come to rest on a link of the next page, and load what is behind it.
 */
const toUnis = async (page: Page) => {
  await open(page, '/about-the-data');
  await page.waitForLoadState('networkidle');
  const same = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All universities' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Universities and colleges' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return same;
};

test('client-side navigation to a prerendered page makes one request instead of its API calls [B-08]', async ({
  page,
}) => {
  const asked = watchData(page);
  const same = await toUnis(page);
  expect(asked).toEqual([PAYLOAD]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-the-data$/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Universities and colleges' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked, 'what is known is not asked for again').toEqual([PAYLOAD]);
  expect(await same()).toBe(true);
});

for (const [name, path] of [
  ['courses', '/explore/courses'],
  ['where to go', '/explore/where-to-go'],
  ['five choices', '/explore/courses/choices'],
  ['careers', '/explore/career-list'],
  ['compass', '/explore/career-compass'],
  ['career search', '/explore/career-search'],
  ['quiz', '/explore/career-quiz'],
  ['what to do', '/explore/what-to-do'],
] as const) {
  test(`so does navigation to ${name} @nightly [B-08]`, async ({ page }) => {
    const asked = watchData(page);
    await open(page, '/about-the-data');
    await page.waitForLoadState('networkidle');
    const same = await markDocument(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      document.querySelector('main')?.append(Object.assign(link, { href, textContent: 'Onwards' }));
    }, path);
    await page.getByRole('link', { name: 'Onwards' }).press('Enter');
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([`${path}/_payload.json`]);
    expect(await same()).toBe(true);
  });
}

test('pointing at a link loads the page behind it with its data, and following it requests no more of it [B-08]', async ({
  page,
}) => {
  const asked = watchData(page);
  await open(page, '/about-the-data');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'All universities' });
  await link.hover();
  await expect.poll(() => asked).toEqual([PAYLOAD]);
  await page.mouse.move(0, 0);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Universities and colleges' })).toBeVisible();
  expect(asked).toEqual([PAYLOAD]);
});

test('so does focus on a link to a page with calls of its own @nightly [B-08]', async ({ page }) => {
  const asked = watchData(page);
  await open(page, '/explore/unis');
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  await link.focus();
  // The last of the page's calls, which need the answer of the first.
  await expect.poll(() => asked.filter((path) => path.startsWith('/search/'))).toHaveLength(2);
  const before = [...asked];
  await link.press('Enter');
  await expect(page).toHaveURL(/\/explore\/unis\/\w{8}\//);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(before);
});

test('the page that the document was loaded with requests no payload, nor does one with a search @nightly [B-08]', async ({
  page,
}) => {
  const asked = watchData(page);
  await open(page, '/explore/unis');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page
    .getByRole('navigation', { name: 'A to Z' })
    .getByRole('link', { name: 'B', exact: true })
    .press('Enter');
  await expect(page).toHaveURL(/letter=B/);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([PROVIDERS]);
});

for (const [fault, body, tag] of [
  ['comes from another release', '{"release":"ffffffffffff","cache":[]}', ''],
  ['is cut off', '{"release":"', '@nightly '],
  ['is not what was agreed', '{"cache":"everything"}', '@nightly '],
] as const) {
  test(`a page makes its API calls when its payload ${fault} ${tag}[B-08]`, async ({ page }) => {
    const asked = watchData(page);
    await page.route(`**${PAYLOAD}`, (route) => route.fulfill({ contentType: 'application/json', body }));
    const same = await toUnis(page);
    expect(asked).toEqual([PAYLOAD, PROVIDERS]);
    expect(await same()).toBe(true);
  });
}

test('a page is complete without its payload @nightly [B-08]', async ({ page, faults }) => {
  faults.allow(/_payload\.json|status of 404/);
  const asked = watchData(page);
  await page.route(`**${PAYLOAD}`, (route) => route.fulfill({ status: 404, body: 'nothing' }));
  await toUnis(page);
  expect(asked).toEqual([PAYLOAD, PROVIDERS]);
});
