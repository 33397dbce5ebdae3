import { expect, open, startProduct, test, type Product } from '../fixtures';
import { fillSignIn, makeAccount, newPerson, registerAndConfirm } from '../accounts/accounts';

// One product for the whole file, because each start takes some seconds.
test.describe.configure({ mode: 'default' });

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(60_000);
  product = await startProduct({ EMBED: 'true' });
});

test.afterAll(() => product.stop());

test('a pending save survives the login, also after creating an account, and is carried out afterwards [S-04]', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  // Before the session response the page is usable as an anonymous visitor.
  await page.route('**/identity/session', async (route) => {
    await sessionRequested;
    await route.continue();
  });
  let letSessionRespond: () => void = () => undefined;
  const sessionRequested = new Promise<void>((done) => (letSessionRespond = done));
  await open(page, '/explore/unis');
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved? / })
    .first();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to save this' });
  await expect(dialog).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  letSessionRespond();
  await dialog.getByRole('link', { name: 'Make an account' }).click();
  await makeAccount(page, newPerson());
  await expect(page).toHaveURL('/explore/unis', { timeout: 10_000 });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('a forgotten password is reset with the link in the email, once; the old password and other sessions end [E-15]', async ({
  browser,
}) => {
  const sam = newPerson();
  const [here, elsewhere] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: product.url })).newPage()),
  );
  if (!here || !elsewhere) throw new Error('no pages');
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
  await expect(here).toHaveURL('/account', { timeout: 10_000 });
  await elsewhere.reload();
  await expect(elsewhere.getByRole('main')).toContainText('You are not signed in.');
  for (const page of [here, elsewhere]) await page.context().close();
});
