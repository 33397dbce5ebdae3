import { expect, navigateInPage, open, startShell, test, type Product } from '../fixtures';
import { command, until } from './releases';

const LIST = '/explore/employers';
const CARD = 'main a[href^="/explore/employer/"]';

let product: Product;
test.beforeAll(async () => {
  product = await startShell();
});
test.afterAll(() => product.stop());

const statusOf = async (path: string) => (await fetch(product.url + path, { redirect: 'manual' })).status;

test('a retired remote redirects or answers 410, also from a page that is open, and a roll-back restores it @nightly', async ({
  page,
  faults,
}) => {
  faults.allow(new RegExp(`^request to elsewhere: ${product.url}/`));
  faults.allow(/410/);
  await open(page, product.url + LIST);
  const employer = await page.locator(CARD).first().getAttribute('href');
  expect(await statusOf(LIST)).toBe(200);

  const redirect = ['--redirect', `${LIST}=/explore/what-to-do`];
  const said = await command('release/cli', ['retire', 'employers', ...redirect, '--store', product.store]);
  expect(said).toContain('employers is retired; other remotes can claim');
  await until('the list redirects', async () => (await statusOf(LIST)) === 302);
  expect(await statusOf(employer ?? '')).toBe(410);
  expect(await statusOf('/explore/unis')).toBe(200);

  const answer = await page.goto(product.url + LIST);
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/explore/what-to-do');
  // A link of another squad, which does not know that the remote is retired.
  await navigateInPage(page, employer ?? '');
  await expect(page.getByText('This page is no longer part of the site')).toBeVisible();

  await command('release/cli', ['rollback', 'employers', '--store', product.store]);
  await until('the list is served again', async () => (await statusOf(LIST)) === 200);
});
