import { expect, navigateInPage, open, startShell, test, type Product } from '../fixtures';
import { pageViews } from '../journeys/data-layer';
import { command, until } from './releases';

const BATH = '/explore/unis/10007850/university-of-bath';
const HEADING = 'Apprenticeships near Bath';

// One shell for all of these.
test.describe.configure({ mode: 'default' });

let product: Product;
test.beforeAll(async () => {
  product = await startShell();
});
test.afterAll(() => product?.stop());

const change = (...words: string[]) =>
  command('release/cli', ['settings', 'employers', ...words, '--store', product.store]);
const pageOf = async (bucket?: number) => {
  const headers = bucket === undefined ? {} : { cookie: `signpost-release=${bucket}` };
  return (await fetch(product.url + BATH, { headers })).text();
};

test('a setting changes pages without a release, and its roll-back restores them @nightly', async ({
  page,
  faults,
}) => {
  faults.allow(new RegExp(`^request to elsewhere: ${product.url}/`));
  expect(await pageOf()).toContain('Within 15 miles of the university');

  expect(await change('nearbyRadius=40')).toContain('nearbyRadius  40 (default 15)');
  await until('the new radius is shown', async () => (await pageOf()).includes('Within 40 miles'));
  // The browser's loader of a later page reads the same value.
  await open(page, `${product.url}/explore/unis`);
  await navigateInPage(page, BATH);
  await expect(page.getByText('Within 40 miles of the university')).toBeVisible();

  await change('--rollback');
  await until('the default is shown again', async () => (await pageOf()).includes('Within 15 miles'));
});

test('a flag for half of the visitors is sticky, and in their page views @nightly', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(new RegExp(`^request to elsewhere: ${product.url}/`));
  await change('providerRow=50%');
  await until('some visitors do not have the row', async () => {
    const pages = await Promise.all([0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map(pageOf));
    return pages.some((html) => !html.includes(HEADING));
  });
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
  const withRow: number[] = [];
  for (const bucket of buckets) if ((await pageOf(bucket)).includes(HEADING)) withRow.push(bucket);
  expect(withRow).toHaveLength(50);

  for (const isOn of [true, false]) {
    const bucket = buckets.find((one) => withRow.includes(one) === isOn);
    await context.clearCookies();
    await context.addCookies([{ name: 'signpost-release', value: String(bucket), url: product.url }]);
    for (const again of [1, 2]) {
      await open(page, `${product.url}${BATH}?visit=${again}`);
      await expect(page.getByRole('heading', { name: HEADING })).toHaveCount(isOn ? 1 : 0);
    }
    await expect
      .poll(async () => (await pageViews(page)).at(-1))
      .toMatchObject({ flags: `employers.providerRow:${isOn ? 'on' : 'off'}` });
  }
  await change('--rollback');
});
