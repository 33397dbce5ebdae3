import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, open } from '../fixtures';

/** A person with an account, or about to create one. */
export interface Person {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** A person unknown to all other tests. */
export const newPerson = (firstName = 'Sam'): Person => ({
  firstName,
  email: `sam-${randomUUID()}@example.org`,
  password: 'quiet river lamp',
});

const main = (page: Page) => page.getByRole('main');

/** Fills in the open registration form, and submits it. */
export const makeAccount = async (page: Page, { firstName, email, password }: Person): Promise<void> => {
  await main(page).getByLabel('First name').fill(firstName);
  await main(page).getByLabel('Email address').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Make an account' }).click();
};

/** Fills in the open sign-in form, on the page or in a dialog, and submits it. */
export const fillSignIn = async (
  page: Page,
  { email, password }: Person,
  within = main(page),
): Promise<void> => {
  await within.getByLabel('Email address').fill(email);
  await within.getByLabel('Password', { exact: true }).fill(password);
  await within.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const expectGreeting = (page: Page, { firstName }: Person) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${firstName}`);

/**
 * Creates an account in this browser and signs in; sign-in elsewhere is not possible before the address is
 * confirmed.
 */
export const register = async (page: Page, person: Person): Promise<void> => {
  await open(page, '/account/register');
  await makeAccount(page, person);
  await expectGreeting(page, person);
};

/** The link to that page in the newest email to someone, as a path. */
export const linkInEmail = async (
  page: Page,
  { email }: Person,
  to: 'confirm' | 'reset-password' = 'confirm',
): Promise<string> => {
  const answer = await page.request.get('/api/v1/identity/outbox');
  const emails = (await answer.json()) as { recipient: string; body: string }[];
  const link = new RegExp(`/account/${to}#token=\\S+`);
  const found = emails.filter(({ recipient }) => recipient === email).map(({ body }) => link.exec(body)?.[0]);
  return found.find(Boolean) ?? 'no email';
};

/** Creates an account in this browser and confirms its address with the link in the email. */
export const registerAndConfirm = async (page: Page, person: Person): Promise<void> => {
  await register(page, person);
  await open(page, await linkInEmail(page, person));
  await main(page).getByRole('button', { name: 'Yes, confirm it' }).click();
  await main(page).getByRole('link', { name: 'See your account' }).click();
  await expectGreeting(page, person);
};

/** Signs in on the sign-in page. */
export const signIn = async (page: Page, person: Person): Promise<void> => {
  await open(page, '/account/sign-in');
  await fillSignIn(page, person);
  await expectGreeting(page, person);
};

/** Expects the number of saved items in the page's header. */
export const expectSaved = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: /^Saved/ })).toHaveText(`Saved${count || ''}`);

/** The save buttons of a list. */
export const saveButtons = (page: Page) => main(page).getByRole('button', { name: /^Saved? / });

/** The ids of the universities in the account, read from the service. */
export const unisInAccount = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/identity/session');
  const { user } = (await answer.json()) as { user: { favourites: { unis: { id: string }[] } } };
  return user.favourites.unis.map(({ id }) => id);
};

/** Signs a new person in on this device and on a second one, both at a list of universities. Returns the second. */
export const openTwoDevices = async (page: Page, browser: Browser): Promise<Page> => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  const second = await (await browser.newContext()).newPage();
  await signIn(second, person);
  for (const device of [page, second]) await open(device, '/explore/unis');
  return second;
};
