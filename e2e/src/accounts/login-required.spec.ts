import { expect, open, startShell, test, type Page, type Product } from '../fixtures';
import {
  expectSaved,
  fillSignIn,
  newPerson,
  registerAndConfirm,
  saveButtons,
  unisInAccount,
} from './accounts';

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startShell({ LOGIN_REQUIRED: 'on' });
});

test.afterAll(() => product?.stop());

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in to save this' });

test('when saving requires sign-in, a dialog asks; the pending save is carried out afterwards, or dropped on cancel @nightly [S-04]', async ({
  browser,
}) => {
  const sam = newPerson();
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await registerAndConfirm(page, sam);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('You are not signed in.');

  await open(page, '/explore/favourites');
  await expect(page.getByRole('main')).toContainText('You need an account to save things here.');
  await expect(page.getByRole('main').getByText('Open a file')).toHaveCount(0);

  await open(page, '/explore/unis');
  const save = saveButtons(page);
  await save.nth(0).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await save.nth(1).click();
  await expect(save.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await fillSignIn(page, sam, dialogOf(page));
  await expect(dialogOf(page)).toBeHidden();
  await expect(save.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(page, 1);
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(1);
  await save.nth(2).click();
  await expect(dialogOf(page)).toBeHidden();
  await expectSaved(page, 2);
  await context.close();
});
