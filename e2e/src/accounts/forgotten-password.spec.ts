import { expect, open, test } from '../fixtures';
import { fillSignIn, newPerson, registerAndConfirm } from './accounts';

test('a forgotten password is reset with the link in the email, once; the old password and other sessions end @nightly [E-15]', async ({
  page: here,
  browser,
  faults,
}) => {
  faults.allow(/status 40[01]|40[01] \(/);
  const sam = newPerson();
  const elsewhere = await (await browser.newContext()).newPage();
  await registerAndConfirm(elsewhere, sam);
  await open(here, '/account/forgotten-password');
  const main = here.getByRole('main');
  const send = async (email: string) => {
    await main.getByLabel('Email address').fill(email);
    await main.getByRole('button', { name: 'Send me a link' }).click();
    return main.locator('[tabindex="-1"]').innerText();
  };
  const said = await send(sam.email);
  await open(here, '/account/forgotten-password');
  expect(await send(newPerson().email), 'no word of whether there is an account').toBe(said);

  await open(here, '/account/outbox');
  const email = main.getByRole('article').filter({ hasText: sam.email }).first();
  const link = await email.getByRole('link').first().getAttribute('href');
  const setTo = async (password: string) => {
    await here.goto('about:blank');
    await open(here, link ?? '');
    await main.getByLabel('New password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Set the password' }).click();
  };
  await setTo('another slow morning');
  await expect(main).toContainText('You have a new password.');
  expect(here.url()).not.toContain('token');
  await setTo('a third one by the same link');
  await expect(main.getByRole('alert')).toBeVisible();

  await open(here, '/account/sign-in');
  await fillSignIn(here, sam);
  await expect(main.getByRole('alert')).toBeVisible();
  await fillSignIn(here, { ...sam, password: 'another slow morning' });
  await expect(here).toHaveURL('/account');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('main')).toContainText('You are not signed in.');
  await elsewhere.context().close();
});
