import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataLayer } from './data-layer';
import { expect, startShell, test, type Product } from './fixtures';
import { LANDING, landing, publish, until, writeBroken, writeTitled } from './releases';

const FEW = 'Seen by few';

test.describe('a canary', () => {
  // One shell for all of these.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(180_000);
  let product: Product;
  let usual: string | undefined;

  const seesFew = async (bucket: number) =>
    (await landing(product.url, `signpost-release=${bucket}`)).title === FEW;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await startShell();
    usual = (await landing(product.url)).title;
  });
  test.afterAll(() => product?.stop());

  test('is seen by its share of visitors, each of whom stays on their side', async ({ browser }) => {
    expect((await landing(product.url)).cookie).toBe('');
    await publish(product.store, await writeTitled(path.join(product.folder, 'few'), FEW), { canary: 50 });
    await until('the canary runs', () => seesFew(0));

    const sides = new Set<boolean>();
    for (let visitor = 0; visitor < 12; visitor += 1) {
      const first = await landing(product.url);
      const bucket = Number(/^signpost-release=(\d+);/.exec(first.cookie)?.[1]);
      expect(first.title).toBe(bucket < 50 ? FEW : usual);
      expect(first.cacheControl).toMatch(/^private/);
      const again = await landing(product.url, `signpost-release=${bucket}`);
      expect([again.title, again.cookie]).toEqual([first.title, '']);
      sides.add(first.title === FEW);
    }
    expect(sides.size).toBe(2);

    // In a browser: the same release on both sides of hydration, and a dimension for the analytics.
    const context = await browser.newContext();
    await context.addCookies([{ name: 'signpost-release', value: '0', url: product.url }]);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(product.url + LANDING);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page).toHaveTitle(new RegExp(`^${FEW}`));
    const views = async () =>
      ((await dataLayer(page)) as { event?: string; release?: string }[]).filter(
        ({ event }) => event === 'page_view',
      );
    await expect.poll(async () => (await views())[0]?.release).toMatch(/^unis:[0-9a-f]{12}$/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('that fails is taken from its visitors by itself, and the others see nothing of it', async () => {
    await publish(product.store, await writeBroken(path.join(product.folder, 'broken')), { canary: 50 });
    await until('the broken canary runs', async () => {
      const { status } = await landing(product.url, 'signpost-release=0');
      return status === 500;
    });
    // One client decides nothing, however often it asks.
    for (let time = 0; time < 25; time += 1)
      expect((await landing(product.url, 'signpost-release=0')).status).toBe(500);
    for (let visitor = 1; visitor <= 20; visitor += 1)
      expect((await landing(product.url, 'signpost-release=99', `198.51.100.${visitor}`)).status).toBe(200);
    // The twentieth visitor is the last to see it fail.
    for (let visitor = 2; visitor <= 20; visitor += 1)
      expect((await landing(product.url, 'signpost-release=0', `192.0.2.${visitor}`)).status).toBe(500);
    await until('it is ejected', async () => {
      const { status } = await landing(product.url, 'signpost-release=0', '192.0.2.200');
      return status === 200;
    });
    const ready = (await (await fetch(`${product.url}/readyz`)).json()) as { canaries: unknown };
    expect(ready.canaries).toEqual([expect.objectContaining({ remote: 'unis', ejected: true })]);
    // Taking it out of the registry is for people, and for CI.
    const registry = JSON.parse(await readFile(path.join(product.store, 'registry.json'), 'utf8')) as {
      remotes: Record<string, { canary: unknown }>;
    };
    expect(registry.remotes['unis']?.canary).not.toBeNull();

    // Another release is another chance.
    await publish(product.store, await writeTitled(path.join(product.folder, 'better'), FEW), { canary: 50 });
    await until('the better canary runs', () => seesFew(0));
  });
});
