import { expect, GIGYA_ORIGIN, open, serveGigyaSdk, startShell, test, type Product } from '../fixtures';

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startShell({ GIGYA_API_KEY: '3_stand-in', GIGYA_DATA_CENTRE: 'eu1' });
});

test.afterAll(() => product?.stop());

test('the SDK loads from another origin under the page’s policy, reads the session and signs in; scripts of any other origin are refused @nightly [S-01] [E-14]', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const asked = await serveGigyaSdk(context);
  const page = await context.newPage();
  const account = page.getByRole('banner').getByRole('link', { name: /^Account/ });
  await open(page, '/account/sign-in');
  await expect.poll(() => asked).toEqual([`${GIGYA_ORIGIN}/js/gigya.js?apiKey=3_stand-in`]);
  await expect(account).toHaveAccessibleName('Account');

  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Continue as Ada' }).click();
  await expect(account).toHaveAccessibleName('Account: signed in as Ada');

  await open(page, '/');
  await expect(account).toHaveAccessibleName('Account: signed in as Ada');

  const reached: string[] = [];
  await context.route(/^https?:\/\/(?!127\.0\.0\.1|cdns\.eu1\.gigya\.com\/)/, (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  await open(page, '/');
  const setScript = (src: string) =>
    page.evaluate((address) => {
      const script = document.createElement('script');
      try {
        script.src = address;
      } catch (refusal) {
        return String(refusal);
      }
      document.head.append(script);
      return 'allowed';
    }, src);
  expect(await setScript(`${GIGYA_ORIGIN}/js/more.js`)).toBe('allowed');
  for (const origin of [
    'https://evil.example',
    'https://cdns.eu2.gigya.com',
    'https://cdns.eu1.gigya.com.evil.example',
    'https://cdns.eu1.gigya.com:8443',
    'http://cdns.eu1.gigya.com',
  ]) {
    expect(await setScript(`${origin}/js/gigya.js`), origin).toContain('is not allowed here');
  }
  expect(reached).toEqual([]);
  await context.close();
});

test('without the setting the SDK’s origin is blocked like any other @nightly', async ({ page }) => {
  await open(page, '/');
  const refusal = await page.evaluate((src) => {
    try {
      document.createElement('script').src = src;
      return 'allowed';
    } catch (error) {
      return String(error);
    }
  }, `${GIGYA_ORIGIN}/js/gigya.js`);
  expect(refusal).toContain('is not allowed here');
});
