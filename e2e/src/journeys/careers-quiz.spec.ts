import type { APIRequestContext, Page } from '@playwright/test';
import { newPerson, registerAndConfirm, signIn } from '../accounts/accounts';
import { axeFindings, expect, open, test } from '../fixtures';
import { CAREER } from '../site';

const QUIZ = '/explore/career-quiz';
/**
 * Twenty-nine answers of a person who likes making things and finding out, by statement: R, I, A, S, E, C in
 * turn.
 */
const MAKER = '541123'.repeat(5).slice(0, 29);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const answer = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const careersThatFit = (page: Page) => main(page).getByRole('region', { name: 'Careers that fit' });
const titles = (page: Page) => careersThatFit(page).getByRole('heading', { level: 3 });
const progress = (page: Page) => main(page).getByRole('progressbar', { name: 'Career quiz' });

/** Submits a quiz with these answers to the API, and returns the address of its results. */
const resultsOf = async (request: APIRequestContext, answers: string): Promise<string> => {
  const { data: statements } = (await (await request.get('/api/v1/emsi/assessment/statements')).json()) as {
    data: { id: string }[];
  };
  const given = Object.fromEntries(statements.map(({ id }, place) => [id, Number(answers[place])]));
  const submitted = await request.post('/api/v1/emsi/assessment/results', {
    data: { type: 'short', answers: given },
  });
  const { data } = (await submitted.json()) as { data: { id: string } };
  return `${QUIZ}?assessmentId=${data.id}`;
};

test('the quiz works by keyboard, and can be resumed elsewhere with its code, without an account [R-07]', async ({
  page,
  browser,
}) => {
  await open(page, QUIZ);
  await main(page).getByRole('link', { name: 'Start the quiz' }).click();
  await expect(heading(page)).toBeFocused();
  for (const [place, key] of [...'54112'].entries()) {
    await page.keyboard.press(key);
    await expect(progress(page)).toHaveAttribute('value', `${place + 1}`);
    await expect(heading(page)).toBeFocused();
  }
  expect(await axeFindings(page, ['dark'], 'main')).toEqual([]);
  await main(page).getByText('Stop here and come back later').click();
  const code = await main(page).getByText('54112', { exact: true }).textContent();

  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, QUIZ);
  await main(elsewhere).getByRole('textbox', { name: 'Your code' }).fill(` ${code} `);
  await main(elsewhere).getByRole('button', { name: 'Go on with the quiz' }).click();
  await expect(progress(elsewhere)).toHaveAttribute('value', '5');
  await main(elsewhere).getByRole('link', { name: 'Back one statement' }).click();
  await expect(answer(elsewhere, 'Dislike')).toHaveAttribute('aria-pressed', 'true');
  await elsewhere.context().close();
});

test('the quiz works by pointer, and a link opens its results on another device @nightly [R-07] [B-10]', async ({
  page,
  browser,
}) => {
  test.slow();
  // A link that was saved after twenty-eight answers.
  await open(page, `${QUIZ}?a=${MAKER.slice(0, 28)}`);
  await answer(page, 'Dislike').click();
  await expect(progress(page)).toHaveAttribute('value', '29');
  await answer(page, 'Not sure').click();
  await expect(page).toHaveURL(/assessmentId=[\w-]{10,}$/);
  await expect(careersThatFit(page)).toBeVisible();

  const chart = main(page).getByRole('figure', { name: 'How much you like each' });
  await chart.getByText(/table/i).first().click();
  await expect(chart.getByRole('row', { name: /^Realistic 5\.0 of 5$/ })).toBeVisible();
  await expect(
    main(page).getByText(/If you changed any two answers by one step|stay the same/),
  ).toBeVisible();
  const first = careersThatFit(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await expect(first.getByRole('list', { name: 'Why' })).toContainText(/\+\d+ hands-on, like you/);
  await first.getByText(/^Why \d+%\?$/).click();
  await expect(first.getByText(/^Two other answers (could|would)/)).toBeVisible();
  expect(await axeFindings(page, ['dark'], 'main')).toEqual([]);

  const before = await titles(page).allTextContents();
  await first.getByRole('link', { name: /^Less like this/ }).click();
  await expect(titles(page).first()).not.toHaveText(before[0] ?? '');
  await expect(careersThatFit(page).getByText(`for being like ${before[0]}`).first()).toBeVisible();
  await careersThatFit(page)
    .getByRole('link', { name: `Remove filter: ${before[0]}` })
    .click();
  await expect(titles(page)).toHaveText(before);

  const friend = await (await browser.newContext()).newPage();
  await open(friend, page.url());
  await expect(titles(friend)).toHaveText(before);
  await open(friend, CAREER);
  await expect(main(friend).getByRole('region', { name: 'Does it suit you?' })).toContainText(/\d+%\s*match/);
  await friend.context().close();

  await main(page).getByRole('link', { name: 'Show the best 40' }).click();
  await expect(titles(page)).toHaveCount(40);
});

test('the quiz works by touch [R-07]', { tag: '@phone' }, async ({ page }) => {
  await open(page, `${QUIZ}?a=`);
  await expect(main(page).getByText('You can press the keys 1 to 5.')).toBeHidden();
  for (const [place, name] of ['Strongly like', 'Like', 'Strongly dislike'].entries()) {
    const button = await answer(page, name).boundingBox();
    expect(button?.height).toBeGreaterThan(44);
    await answer(page, name).tap();
    await expect(progress(page)).toHaveAttribute('value', `${place + 1}`);
  }
  await expect(page).toHaveURL(/a=541$/);
});

test('three matches are in a phone’s first screen [R-07]', { tag: '@phone' }, async ({ page }) => {
  await open(page, await resultsOf(page.request, '551111'.repeat(5)));
  const matches = page.getByRole('list', { name: 'Your best matches' }).getByRole('link');
  await expect(matches).toHaveCount(3);
  expect(await matches.allTextContents()).toEqual((await titles(page).allTextContents()).slice(0, 3));
  for (const match of await matches.all()) await expect(match).toBeInViewport({ ratio: 1 });
});

test(
  'an even profile is reported as such, and matches nothing [R-07]',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, await resultsOf(page.request, '3'.repeat(30)));
    await expect(heading(page)).toHaveText('No clear direction yet');
    await expect(main(page).getByRole('heading', { name: 'We will not guess' })).toBeVisible();
    await expect(main(page).getByText(/% match/)).toHaveCount(0);
  },
);

test(
  'results of a signed-in visitor are saved in the account, for other devices [R-07] [S-02]',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    test.slow();
    const sam = newPerson();
    await registerAndConfirm(page, sam);
    await open(page, `${QUIZ}?a=${MAKER}`);
    await answer(page, 'Not sure').click();
    await expect(main(page).getByText('Kept in your account')).toBeVisible();
    const results = new URL(page.url());

    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, sam);
    await open(elsewhere, QUIZ);
    await expect(main(elsewhere).getByRole('link', { name: 'See your last results' })).toHaveAttribute(
      'href',
      results.pathname + results.search,
    );
    await open(elsewhere, CAREER);
    const fit = main(elsewhere).getByRole('region', { name: 'Does it suit you?' });
    await expect(fit).toContainText(/\d+%\s*match/);

    // Another person's results are shown, and saved only on request.
    await open(elsewhere, await resultsOf(elsewhere.request, '114455'.repeat(5)));
    await expect(main(elsewhere).getByText('In place of your earlier results.')).toBeVisible();
    await main(elsewhere).getByRole('button', { name: 'Keep in your account' }).click();
    await expect(main(elsewhere).getByText('Kept in your account')).toBeVisible();
    const session = await (await elsewhere.request.get('/api/v1/identity/session')).text();
    expect(session).toContain(new URL(elsewhere.url()).searchParams.get('assessmentId'));
    await elsewhere.context().close();
  },
);

test(
  'the list sorted by match after the quiz shows percent and reasons [R-04] [E-23]',
  { tag: '@nightly' },
  async ({ page }) => {
    test.slow();
    await open(page, await resultsOf(page.request, `${MAKER}3`));
    const best = await titles(page).first().textContent();
    await open(page, '/explore/career-list');
    await main(page).getByRole('link', { name: 'Best match' }).click();
    const first = main(page)
      .getByRole('region', { name: /^Careers by how well/ })
      .getByRole('listitem')
      .first();
    await expect(first).toContainText(best ?? '');
    await expect(first).toContainText(/\d+% match/);
    await expect(first).toContainText(/\+\d+ hands-on, like you/);
    expect(await axeFindings(page, ['dark'], 'main')).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the quiz works with plain forms, from the start to results that re-rank [R-07]', async ({ page }) => {
    await page.goto(QUIZ);
    await main(page).getByRole('link', { name: 'Start the quiz' }).click();
    for (const name of ['Strongly like', 'Like']) await answer(page, name).click();
    await expect(page).toHaveURL(/a=54$/);
    await main(page).getByRole('link', { name: 'Back one statement' }).click();
    await answer(page, 'Not sure').click();
    await expect(page).toHaveURL(/a=53(&|$)/);
    await page.goto(`${QUIZ}?a=${MAKER}`);
    await answer(page, 'Not sure').click();
    await expect(page).toHaveURL(/assessmentId=/);
    const [best = ''] = await titles(page).allTextContents();
    await careersThatFit(page)
      .getByRole('link', { name: /^Less like this/ })
      .first()
      .click();
    await expect(titles(page).first()).not.toHaveText(best);
  });
});
