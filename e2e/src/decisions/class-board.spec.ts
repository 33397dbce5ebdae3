import { readFile } from 'node:fs/promises';
import { expect, open, test, type Page } from '../fixtures';

const BOARD = '/explore/favourites/class';
const main = (page: Page) => page.getByRole('main');

/** Ids of courses that the product lists. */
const courseIds = async (page: Page, query: string): Promise<string[]> => {
  const answer = await page.request.get(`/api/v1/courses?${query}&limit=12`);
  return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
};

const showBoard = async (page: Page, text: string) => {
  await main(page).getByLabel('Shared links').fill(text);
  await main(page).getByRole('button', { name: 'Show the board' }).click();
  await expect(main(page).getByRole('heading', { name: 'Pupils', exact: true })).toBeVisible();
};
const pupil = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) });

/** Links and a file of a class whose names and notes begin with Zz, and the courses a and b (Oxford), c (Cambridge). */
const classOf = async (page: Page) => {
  const [a = '', b = ''] = await courseIds(page, 'unis=10007774');
  const [c = ''] = await courseIds(page, 'unis=10007788');
  const item = { id: b, title: 'Zzsecret title', url: `/explore/courses/${b}`, note: 'Zzsecret' };
  const favourites = { courses: [item], top: [{ number: 1, course: b }] };
  return {
    ...{ a, b, c },
    file: {
      name: 'Zzada.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'signpost.favourites', version: 1, favourites })),
    },
    links: [
      `Zzsam, /explore/favourites?courses=${a},${c}&ranked=2#notes&courses:x=Zzsecret`,
      'Zzkit, /explore/favourites',
      'Zzbroken, no link',
    ].join('\n'),
  };
};

test('an adviser opens links and files of a class, and no request has a name, a note or a list [R-12]', async ({
  page,
}) => {
  await open(page, BOARD);
  const { a, b, c, file, links } = await classOf(page);

  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`),
  );
  await main(page).getByLabel('Open files').setInputFiles(file);
  await expect(main(page).getByText(/^1 file opened/)).toBeVisible();
  await showBoard(page, links);
  await expect(pupil(page, 'Zzsam').getByText(/to Oxford or to Cambridge/)).toBeVisible();
  await expect(pupil(page, 'Zzkit').getByText('Nothing is saved.')).toBeVisible();
  await expect(pupil(page, 'Zzada').getByText('1 choice, in order')).toBeVisible();
  await expect(main(page).getByText('Line 3 has no link.')).toBeVisible();

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Save as a CSV file' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain('"Zzsam"');

  expect(requests.filter((sent) => sent.includes('Zz'))).toEqual([]);
  expect(requests.filter((sent) => !sent.startsWith('GET '))).toEqual([]);
  const asked = requests.filter((sent) => sent.includes(a) || sent.includes(b) || sent.includes(c));
  // One request for the courses of all pupils together.
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(`/api/v1/courses?courses=${[a, b, c].sort().join(',')}`);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Zz');
});

test('the board fits a narrow phone and prints the choices without the form @nightly [R-12]', async ({
  page,
}) => {
  await open(page, BOARD);
  await page.setViewportSize({ width: 320, height: 640 });
  const ids = await courseIds(page, 'query=law');
  await showBoard(page, `${'Long'.repeat(19)}, /explore/favourites?courses=${ids.join(',')}&ranked=5`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByLabel('Shared links')).toBeHidden();
  await expect(pupil(page, 'Long'.repeat(19)).getByRole('heading')).toBeVisible();
});

test('without JavaScript the page says what the board needs @nightly [R-12]', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(BOARD);
  // Locators by text leave out what is in a noscript element.
  expect(await main(page).innerText()).toContain('The board needs JavaScript');
  await expect(main(page).getByRole('button', { name: 'Show the board' })).toBeHidden();
  await page.context().close();
});
