import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataLayer } from '../journeys/data-layer';
import { expect, startShell, test, type Product } from '../fixtures';
import { LANDING, landing, publish, until, writeBroken, writeTitled } from './releases';

const CANARY_TITLE = 'Seen by few';

test.describe('a canary', () => {
  // One shell for all of these.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(180_000);
  let product: Product;
  let liveTitle: string | undefined;

  const getsCanary = async (bucket: number) =>
    (await landing(product.url, `signpost-release=${bucket}`)).title === CANARY_TITLE;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await startShell();
    liveTitle = (await landing(product.url)).title;
  });
  test.afterAll(() => product?.stop());

  test('is served to its share of visitors, each of whom stays on the same side', async ({ browser }) => {
    expect((await landing(product.url)).cookie).toBe('');
    await publish(product.store, await writeTitled(path.join(product.folder, 'few'), CANARY_TITLE), {
      canary: 50,
    });
    await until('the canary runs', () => getsCanary(0));

    const sides = new Set<boolean>();
    for (let visitor = 0; visitor < 12; visitor += 1) {
      const first = await landing(product.url);
      expect(first.cookie, 'the canary is still served').toMatch(/^signpost-release=\d+;/);
      const bucket = Number(/^signpost-release=(\d+);/.exec(first.cookie)?.[1]);
      expect(first.title).toBe(bucket < 50 ? CANARY_TITLE : liveTitle);
      expect(first.cacheControl).toMatch(/^private/);
      const again = await landing(product.url, `signpost-release=${bucket}`);
      expect([again.title, again.cookie]).toEqual([first.title, '']);
      sides.add(first.title === CANARY_TITLE);
    }
    expect(sides.size).toBe(2);

    // In a browser: the same release on the server and after hydration, and a dimension for analytics.
    const context = await browser.newContext();
    await context.addCookies([{ name: 'signpost-release', value: '0', url: product.url }]);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(product.url + LANDING);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page).toHaveTitle(new RegExp(`^${CANARY_TITLE}`));
    const views = async () =>
      ((await dataLayer(page)) as { event?: string; release?: string }[]).filter(
        ({ event }) => event === 'page_view',
      );
    await expect.poll(async () => (await views())[0]?.release).toMatch(/^unis:[0-9a-f]{12}$/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('that fails is withdrawn from its visitors automatically, without an effect on the others', async () => {
    await publish(product.store, await writeBroken(path.join(product.folder, 'broken')), { canary: 50 });
    await until('the broken canary runs', async () => {
      const { status } = await landing(product.url, 'signpost-release=0');
      return status === 500;
    });
    // A single client cannot trigger the rollback, however many requests it makes.
    for (let time = 0; time < 25; time += 1)
      expect((await landing(product.url, 'signpost-release=0')).status).toBe(500);
    for (let visitor = 1; visitor <= 20; visitor += 1)
      expect((await landing(product.url, 'signpost-release=99', `198.51.100.${visitor}`)).status).toBe(200);
    // The twentieth visitor is the last to get the failure.
    for (let visitor = 2; visitor <= 20; visitor += 1)
      expect((await landing(product.url, 'signpost-release=0', `192.0.2.${visitor}`)).status).toBe(500);
    await until('it is ejected', async () => {
      const { status } = await landing(product.url, 'signpost-release=0', '192.0.2.200');
      return status === 200;
    });
    const ready = (await (await fetch(`${product.url}/readyz`)).json()) as { canaries: unknown };
    expect(ready.canaries).toEqual([expect.objectContaining({ remote: 'unis', ejected: true })]);
    // Only people and CI remove it from the registry.
    const registry = JSON.parse(await readFile(path.join(product.store, 'registry.json'), 'utf8')) as {
      remotes: Record<string, { canary: unknown }>;
    };
    expect(registry.remotes['unis']?.canary).not.toBeNull();

    // Another release may become a canary again.
    await publish(product.store, await writeTitled(path.join(product.folder, 'better'), CANARY_TITLE), {
      canary: 50,
    });
    await until('the better canary runs', () => getsCanary(0));
  });
});
