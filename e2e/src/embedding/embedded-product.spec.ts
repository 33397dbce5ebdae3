import { serveWholeProduct } from '../../hosts/whole-product/serve';
import { findings } from '../../hosts/host-page';
import { makeAccount, newPerson } from '../accounts/accounts';
import { expect, markDocument, startProduct, test, type Page, type Product } from '../fixtures';

// One product and one host for the whole file.
test.describe.configure({ mode: 'default' });

const SITE = 'http://signpost.example';

let product: Product;
let host: Awaited<ReturnType<typeof serveWholeProduct>>;
test.beforeAll(async () => {
  test.setTimeout(60_000);
  product = await startProduct({ EMBED: 'true', SITE_URL: SITE });
  host = await serveWholeProduct(product.url);
});
test.afterAll(async () => {
  await host.close();
  await product.stop();
});
test.beforeEach(({ faults }) => {
  // Requests to this product are requests to elsewhere for the base URL; the browser requests the host's icon
  // by itself.
  faults.allow(/^request to elsewhere: http:\/\/localhost:\d+\//);
  faults.allow(/favicon/);
});

const council = (page: Page) => page.getByRole('link', { name: 'Northbridge Council', exact: true });
const canonical = (page: Page) => page.locator('head link[rel="canonical"]');

test('the host’s page has the product’s head, markup and styles without a script, and nothing twice [B-12]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(`${host.url}/explore/unis?nation=wales`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Universities and colleges/);
  await expect(canonical(page)).toHaveAttribute('href', new RegExp(`^${SITE}/explore/unis`));
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[property], link[rel="manifest"], link[rel="icon"]')).toHaveCount(0);
  const scripts = page.locator('#signpost-boot, script[src]');
  await expect(scripts).not.toHaveCount(0);
  for (const script of await scripts.all())
    await expect(script).toHaveAttribute('data-cookieconsent', 'ignore');
  await expect(page.locator('body > .council')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  expect(await page.locator('body').getAttribute('class')).toBe('page-explore page-explore-unis');
  const missing = await page.goto(`${host.url}/explore/nothing-here`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(council(page)).toBeVisible();
  await context.close();
});

test('the product runs inside the host’s page: login, navigation, back and forward, and the host’s own pages [B-12] [B-13]', async ({
  page,
}) => {
  await page.goto(`${host.url}/explore/unis`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to go on', { timeout: 10_000 });
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Make an account' }).click();
  await makeAccount(page, newPerson());
  await expect(page).toHaveURL(`${host.url}/explore/unis`, { timeout: 10_000 });

  const isSameDocument = await markDocument(page);
  const list = page.getByRole('main');
  await expect(list.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  const uni = list.getByRole('article').getByRole('link').first();
  const name = (await uni.innerText()).trim();
  await uni.click();
  await expect(page).toHaveURL(/\/explore\/unis\/\d+\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)));
  await expect(canonical(page)).toHaveAttribute('href', /\/explore\/unis\/\d+\//);
  await expect(council(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(await isSameDocument()).toBe(true);
  // axe does not recognise the product's skip link when a host's links precede it.
  const skipLink = /^region /;
  expect((await findings(page)).filter((finding) => !skipLink.test(finding))).toEqual([]);

  // The host serves its own pages, even through a link of the product: the product's home is the host's home
  // here.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await page.getByRole('link', { name: 'After school' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  await page.getByRole('link', { name: 'Opening hours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening hours');
});

test('the fragment for a host is only for its server: no page of another site can request it [B-12]', async ({
  page,
  faults,
}) => {
  faults.allow(/CORS|ERR_FAILED|127\.0\.0\.1/);
  await page.goto(`${host.url}/opening-hours`);
  const requestFragment = (headers: Record<string, string>) =>
    page.evaluate(
      ([address, sent]) =>
        fetch(address, { headers: sent }).then(
          () => 'answered',
          () => 'refused',
        ),
      [`${product.url}/explore/unis`, headers] as const,
    );
  expect(await requestFragment({ 'x-embedded': '1' })).toBe('refused');
  expect(await requestFragment({})).toBe('refused');
});
