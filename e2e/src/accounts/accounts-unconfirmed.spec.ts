import { readFile } from 'node:fs/promises';
import type { Browser, Response } from '@playwright/test';
import { axeFindings, expect, open, test, type Page } from '../fixtures';
import {
  expectSaved,
  fillSignIn,
  linkInEmail,
  makeAccount,
  newPerson,
  register,
  registerAndConfirm,
  saveButtons,
  signIn,
  unisInAccount,
  type Person,
} from './accounts';

const main = (page: Page) => page.getByRole('main');
const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

/** The parts of a response that could distinguish addresses: without random values, times, and the address itself. */
const comparableResponse = async (answer: Response, { email }: Person) => {
  const headers = { ...(await answer.allHeaders()), date: '' };
  return JSON.stringify({
    status: answer.status(),
    headers,
    body: answer.status() === 204 ? '' : await answer.text(),
  })
    .replaceAll(email, 'EMAIL')
    .replace(/[\w-]{43}|[0-9a-f]{8}-[0-9a-f-]{27}/g, 'SECRET')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/"x-request-id":"[^"]*"/, '');
};

/** What a stranger sees who registers an address and tries to sign in with their own password. */
const strangerView = async (browser: Browser, sam: Person): Promise<string[]> => {
  const page = await newPage(browser);
  const seen: string[] = [];
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.request().method() === 'POST' && pathname.startsWith('/api/v1/identity/'))
      answers.push(comparableResponse(answer, sam).then((trace) => `${pathname} ${trace}`));
  });
  const stranger = { ...sam, firstName: 'Mallory', password: 'another slow morning' };
  await open(page, '/account/register');
  await makeAccount(page, stranger);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mallory');
  await main(page).getByRole('button', { name: 'Send it again' }).click();
  await expect(main(page).getByText('It is on its way')).toBeVisible();
  const words = async () => (await main(page).innerText()).replaceAll(sam.email, 'EMAIL');
  seen.push(await words());
  await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(main(page)).toContainText('You are not signed in.');
  // Bodies must be read before the document is left, which discards them.
  await Promise.all(answers);
  await open(page, '/account/sign-in');
  for (const { password } of [stranger, { password: 'a third slow morning' }]) {
    await fillSignIn(page, { ...stranger, password });
    await expect(main(page).getByRole('alert')).toContainText('not right');
    seen.push(await words());
  }
  seen.push(...(await Promise.all(answers)));
  const cookies = await page.context().cookies();
  seen.push(JSON.stringify(cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))));
  await page.context().close();
  return seen;
};

test('registration reveals nothing: addresses with and without an account look alike, also at sign-in @nightly [E-15]', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  faults.allow(/status 401|401 \(/);
  const sam = newPerson();
  await registerAndConfirm(page, sam);
  const known = await strangerView(browser, sam);
  expect(known.filter((line) => line.startsWith('/api/'))).toHaveLength(5);
  expect(known).toEqual(await strangerView(browser, newPerson()));
  // The owner's data is unchanged, and only the owner is informed of the attempt.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam');
  const emails = (await (await page.request.get('/api/v1/identity/outbox')).json()) as {
    recipient: string;
    subject: string;
  }[];
  expect(emails.filter(({ recipient }) => recipient === sam.email).map(({ subject }) => subject)).toEqual([
    'You already have a Signpost account',
    'You already have a Signpost account',
    'Confirm your email address for Signpost',
  ]);
  const elsewhere = await newPage(browser);
  await signIn(elsewhere, sam);
  await elsewhere.context().close();
});

test('a new account works at once; its address is confirmed with the link in the email, in this browser by a press, once; all its data can be downloaded and deleted [E-15]', async ({
  page,
  faults,
}) => {
  faults.allow(/status 40[01]|40[01] \(/);
  test.slow();
  const sam = newPerson();
  await register(page, sam);
  await expect(main(page)).toContainText(/Confirm your email address by \d+\w\w \w+ \d{4}/);
  await expect(main(page)).toContainText(sam.email);
  expect(await axeFindings(page)).toEqual([]);
  await open(page, '/explore/unis');
  await saveButtons(page).first().click();
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(1);

  const link = await linkInEmail(page, sam);
  await open(page, link);
  await expect(main(page)).toContainText(`Is ${sam.email} yours?`);
  expect(page.url()).not.toContain('token');
  expect(await axeFindings(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Yes, confirm it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed');
  expect(await axeFindings(page)).toEqual([]);
  // Tab continues from the message.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam');
  await expect(main(page)).not.toContainText('Confirm your email address');
  await expectSaved(page, 1);

  await main(page).getByText('Change your password').click();
  expect(await axeFindings(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my-signpost-data.json');
  const everything = await readFile(await file.path(), 'utf8');
  expect(everything).toContain(sam.email);
  expect(everything).not.toContain(sam.password);

  await main(page).getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const remove = async (password: string) => {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  };
  await remove('not the password');
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await remove(sam.password);
  await expect(main(page).getByText('Your account is deleted')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await open(page, '/account/sign-in');
  await fillSignIn(page, sam);
  await expect(main(page).getByRole('alert')).toBeVisible();
});

test('on another device the link in the email asks for the password and signs in; a used link explains what to do @nightly [E-15]', async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(/status 400|400 \(/);
  const sam = newPerson();
  await register(page, sam);
  const link = await linkInEmail(page, sam);
  const phone = await newPage(browser);
  await open(phone, link);
  const field = main(phone).getByLabel('Password', { exact: true });
  await expect(field).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);
  await field.fill('not the password');
  await main(phone).getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(main(phone).getByRole('alert')).toContainText('Password is not right');
  await field.fill(sam.password);
  await field.press('Enter');
  await main(phone).getByRole('link', { name: 'See your account' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam');
  await phone.context().clearCookies();
  await phone.goto('about:blank');
  await open(phone, link);
  await expect(main(phone).getByRole('alert')).toContainText('This link confirms nothing');
  await expect(main(phone).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);
  await phone.context().close();
});

test('a visitor who registers a second time by mistake, and then signs in, has everything in the one account @nightly [E-15]', async ({
  page,
  browser,
}) => {
  test.slow();
  const sam = newPerson();
  await registerAndConfirm(page, sam);
  await open(page, '/explore/unis');
  await saveButtons(page).nth(0).click();
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(1);
  const phone = await newPage(browser);
  await register(phone, { ...sam, password: 'another slow morning' });
  await open(phone, '/explore/unis');
  await saveButtons(phone).nth(1).click();
  await expect.poll(async () => (await unisInAccount(phone)).length).toBe(1);
  await signIn(phone, sam);
  await expectSaved(phone, 2);
  expect(await unisInAccount(page)).toHaveLength(2);
  await phone.context().close();
});
