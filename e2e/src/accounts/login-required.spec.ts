import {
  axeFindings,
  expect,
  horizontalOverflow,
  open,
  startShell,
  test,
  type Page,
  type Product,
} from '../fixtures';
import {
  expectSaved,
  fillSignIn,
  makeAccount,
  newPerson,
  registerAndConfirm,
  saveButtons,
  unisInAccount,
} from './accounts';

test.use({ saving: 'unanswered' });

const questionOf = (page: Page) => page.getByRole('dialog', { name: 'Where do you want to keep this?' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in to save this' });

test('a visitor without an account is asked where to keep what they save; the device is remembered until the cookies page forgets it [S-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/explore/unis');
  const save = saveButtons(page);
  await save.nth(0).click();
  const question = questionOf(page);
  await expect(question).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(save.nth(0)).toBeFocused();
  await expect(save.nth(0)).toHaveAttribute('aria-pressed', 'false');

  await save.nth(0).click();
  await question.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(save.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(save.nth(0)).toBeFocused();
  await page.reload();
  await save.nth(1).click();
  await expect(save.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(page, 2);

  await open(page, '/cookies');
  await page.getByRole('button', { name: 'Ask me again where to save' }).click();
  await open(page, '/explore/unis');
  await save.nth(0).click();
  await expect(save.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await save.nth(2).click();
  await expect(question).toBeVisible();
});

test('a pending save is carried out after registering, also when a page was reloaded on the way [S-04]', async ({
  page,
}) => {
  await open(page, '/explore/unis');
  const save = saveButtons(page).first();
  await save.click();
  await questionOf(page).getByRole('link', { name: 'Sign in or register' }).click();
  await expect(page).toHaveURL(/\/account\/sign-in\?return=/);
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Make an account' }).first().click();
  await makeAccount(page, newPerson());
  await expect(page).toHaveURL('/explore/unis');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(1);
});

test.describe('where saving requires sign-in', () => {
  let product: Product;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await startShell({ LOGIN_REQUIRED: 'strict' });
  });

  test.afterAll(() => product?.stop());

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
});
