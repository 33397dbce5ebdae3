import { readFile } from 'node:fs/promises';
import { expect, open, test, type Page } from '../fixtures';
import { expectSaved, newPerson, register, registerAndConfirm, saveButtons, signIn } from './accounts';

const main = (page: Page) => page.getByRole('main');
const topFive = (page: Page) =>
  main(page).getByRole('region', { name: 'Your top five courses' }).getByRole('listitem');

/** The names in the five slots of the page; empty for a free one. */
const inSlots = async (page: Page) =>
  Promise.all(
    (await topFive(page).all()).map(async (slot) => {
      const link = slot.getByRole('link');
      return (await link.count()) ? link.innerText() : '';
    }),
  );

/** Courses and slots in the account, read from the service. */
const inAccount = async (page: Page) => {
  const answer = await page.request.get('/api/v1/identity/session');
  const { user } = (await answer.json()) as {
    user: {
      favourites: {
        courses: { title: string; note: string | null }[];
        top: { course: false | { title: string } }[];
      };
    };
  };
  const { courses, top } = user.favourites;
  return {
    titles: courses.map(({ title }) => title),
    notes: courses.flatMap(({ note }) => note ?? []),
    top: top.map(({ course }) => (course ? course.title : '')),
  };
};

test('the list has five choices in order, a note, undo, a file, a link for anonymous visitors, and syncs devices [R-12] [E-14]', async ({
  page,
  browser,
}) => {
  test.slow();
  const sam = newPerson();
  await registerAndConfirm(page, sam);
  await open(page, '/explore/search/courses?q=law');
  for (const place of [0, 1, 2]) await saveButtons(page).nth(place).click();
  await expectSaved(page, 3);
  await open(page, '/explore/favourites');
  const rows = main(page).getByRole('heading', { level: 3 }).getByRole('link');
  await expect(rows).toHaveCount(3);
  const [first = '', second = '', third = ''] = await rows.allInnerTexts();

  for (let slot = 0; slot < 2; slot += 1)
    await main(page)
      .getByRole('button', { name: /^Put in top five/ })
      .first()
      .click();
  expect(await inSlots(page)).toEqual([first, second, '', '', '']);
  await topFive(page)
    .nth(1)
    .getByRole('button', { name: /^Move up/ })
    .click();
  await expect(
    topFive(page)
      .nth(0)
      .getByRole('button', { name: /^Move up/ }),
  ).toBeFocused();
  await expect(main(page).getByText(`${second} is now number 1`)).toBeAttached();
  await topFive(page)
    .nth(1)
    .getByRole('button', { name: /^Move down/ })
    .click();
  expect(await inSlots(page)).toEqual([second, '', first, '', '']);

  await main(page)
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click();
  await main(page)
    .getByLabel(/^Your note/)
    .fill('Open day in June');
  await main(page)
    .getByLabel(/^Your note/)
    .blur();
  await main(page)
    .getByRole('button', { name: /^Take off/ })
    .last()
    .click();
  await expectSaved(page, 2);
  await main(page).getByRole('button', { name: 'Put it back' }).click();
  await expectSaved(page, 3);
  await expect
    .poll(() => inAccount(page))
    .toEqual({
      // The page lists the newest first.
      titles: [third, second, first],
      notes: ['Open day in June'],
      top: [second, '', first, '', ''],
    });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');

  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, '/explore/favourites');
  await main(elsewhere)
    .getByLabel('Open a file')
    .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(main(elsewhere).getByText('Added 3 things.')).toBeVisible();
  // An imported file fills the free slots in order.
  expect(await inSlots(elsewhere)).toEqual([second, first, '', '', '']);
  await signIn(elsewhere, sam);
  await expectSaved(elsewhere, 3);
  await elsewhere.context().close();
});

test('a shared list needs no account, and can be saved completely [R-12]', async ({ page }) => {
  await open(page, '/explore/favourites?universities=10007850,10007814');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shared list');
  await main(page).getByRole('button', { name: 'Save all 2 on this device' }).click();
  await expectSaved(page, 2);
  await register(page, newPerson());
  await expectSaved(page, 2);
  await page.reload();
  await expectSaved(page, 2);
});

/** Saves two courses, puts the first in the top five and notes "Visit in June" at it, on the page of saved things. */
const saveRankedWithNote = async (page: Page): Promise<void> => {
  await open(page, '/explore/search/courses?q=law');
  for (const place of [0, 1]) await saveButtons(page).nth(place).click();
  await open(page, '/explore/favourites');
  await main(page)
    .getByRole('button', { name: /^Put in top five/ })
    .first()
    .click();
  await main(page)
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click();
  await main(page)
    .getByLabel(/^Your note/)
    .fill('Visit in June');
  await main(page)
    .getByLabel(/^Your note/)
    .blur();
};

test('a list is printed with its order and notes, and shared with them: without JavaScript, and no server gets the notes [R-12]', async ({
  page,
  browser,
}) => {
  await open(page, '/explore/unis');
  await saveButtons(page).first().click();
  await saveRankedWithNote(page);
  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await main(page).getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('heading', { level: 3 }).getByRole('link').first()).toBeVisible();
  for (const name of ['Print', /^Take off/, 'Save as a file'])
    await expect(main(page).getByRole('button', { name })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: 'Universities' })).toBeVisible();
  await expect(main(page).getByText('Note: Visit in June')).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Free\./)
      .first(),
  ).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeHidden();
  await page.emulateMedia({ media: null });

  for (const name of ['the order of your top five', 'your notes'])
    await main(page).getByRole('checkbox', { name }).check();
  await page.evaluate(() => {
    Object.assign(navigator, { share: async ({ url }: { url: string }) => (document.title = url) });
  });
  await main(page).getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(/ranked=1#notes/);
  const link = await page.title();

  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url().split('#')[0]} ${request.postData() ?? ''}`),
  );
  await page.goto(link);
  await expect(main(page).getByText('Their note: Visit in June')).toBeVisible();
  await expect(main(page).getByText('Choice 1')).toBeVisible();
  expect(requests.filter((sent) => sent.includes('Visit'))).toEqual([]);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  await expect(main(plain).getByText('Choice 1')).toBeVisible();
  await plain.context().close();
});
