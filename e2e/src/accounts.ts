import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, open } from './fixtures';

/** Someone with an account, or who is about to make one. */
export interface Person {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** Someone whom no other test knows. */
export const newPerson = (firstName = 'Sam'): Person => ({
  firstName,
  email: `sam-${randomUUID()}@example.org`,
  password: 'quiet river lamp',
});

const main = (page: Page) => page.getByRole('main');

/** Fills in the form that is open, and sends it. */
export const makeAccount = async (page: Page, { firstName, email, password }: Person): Promise<void> => {
  await main(page).getByLabel('First name').fill(firstName);
  await main(page).getByLabel('Email address').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Make an account' }).click();
};

/** Fills in the sign-in form that is open, on the page or in a dialog, and sends it. */
export const fillSignIn = async (
  page: Page,
  { email, password }: Person,
  within = main(page),
): Promise<void> => {
  await within.getByLabel('Email address').fill(email);
  await within.getByLabel('Password', { exact: true }).fill(password);
  await within.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const greeting = (page: Page, { firstName }: Person) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${firstName}`, { timeout: 10_000 });

/** Makes an account in this browser, which is signed in then; nobody can sign in to it elsewhere yet. */
export const register = async (page: Page, person: Person): Promise<void> => {
  await open(page, '/account/register');
  await makeAccount(page, person);
  await greeting(page, person);
};

/** The link in the newest letter to someone that leads to that page, as a path. */
export const linkInLetter = async (
  page: Page,
  { email }: Person,
  to: 'confirm' | 'reset-password' = 'confirm',
): Promise<string> => {
  const answer = await page.request.get('/api/v1/identity/outbox');
  const letters = (await answer.json()) as { recipient: string; body: string }[];
  const link = new RegExp(`/account/${to}#token=\\S+`);
  const found = letters
    .filter(({ recipient }) => recipient === email)
    .map(({ body }) => link.exec(body)?.[0]);
  return found.find(Boolean) ?? 'no letter';
};

/** Makes an account in this browser and confirms its address by the letter. */
export const registerForGood = async (page: Page, person: Person): Promise<void> => {
  await register(page, person);
  await open(page, await linkInLetter(page, person));
  await main(page).getByRole('button', { name: 'Yes, confirm it' }).click();
  await main(page).getByRole('link', { name: 'See your account' }).click();
  await greeting(page, person);
};

/** Signs in by the sign-in page. */
export const signIn = async (page: Page, person: Person): Promise<void> => {
  await open(page, '/account/sign-in');
  await fillSignIn(page, person);
  await greeting(page, person);
};

/** How many things the page's header says are saved. */
export const expectSaved = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toHaveText(`Saved${count || ''}`);

/** The buttons that save what a list shows. */
export const saveButtons = (page: Page) => main(page).getByRole('button', { name: /^Saved? / });

/** The ids of the universities that the account holds, asked of the service itself. */
export const unisInAccount = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/identity/session');
  const { user } = (await answer.json()) as { user: { favourites: { unis: { id: string }[] } } };
  return user.favourites.unis.map(({ id }) => id);
};

/** A new person, signed in on this device and on a second one, both at a list of universities. Gives the second. */
export const onTwoDevices = async (page: Page, browser: Browser): Promise<Page> => {
  const person = newPerson();
  await registerForGood(page, person);
  const there = await (await browser.newContext()).newPage();
  await signIn(there, person);
  for (const device of [page, there]) await open(device, '/explore/unis');
  return there;
};
