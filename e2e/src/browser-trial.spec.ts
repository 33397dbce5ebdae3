import path from 'node:path';
import { writeSpoiledRelease } from '@signpost/federation/testing';
import { expect, startShell, test } from './fixtures';
import { LANDING, landing, publish, until } from './releases';

/** Every page of the remote throws as it is drawn. */
const THROWS = `(remote) => ({
  ...remote,
  routes: remote.routes.map((route) => ({
    ...route,
    lazy: async () => ({ ...(await route.lazy()), Component() { throw new Error('broken in browsers'); } }),
  })),
})`;

const IN_SHARE = 'signpost-release=0';

test('a canary that fails in browsers alone is taken back, when enough visitors met it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const product = await startShell();
  try {
    const usual = await landing(product.url, IN_SHARE);
    const dist = path.resolve(__dirname, '../../apps/unis/dist');
    const broken = await writeSpoiledRelease(dist, path.join(product.folder, 'broken'), {
      client: { wrap: THROWS },
    });
    await publish(product.store, broken, { canary: 50 });
    await until('the canary runs', async () =>
      (await landing(product.url, IN_SHARE)).cacheControl.startsWith('private'),
    );

    const context = await browser.newContext();
    await context.addCookies([{ name: 'signpost-release', value: '0', url: product.url }]);
    const page = await context.newPage();
    const [told] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/trial-failures')),
      page.goto(product.url + LANDING),
    ]);
    const report = told.postData() ?? '';
    expect(report).toMatch(/^\{"remote":"unis","release":"[0-9a-f]{12}","failure":"render"\}$/);
    expect((await told.response())?.status()).toBe(204);
    await context.close();

    const canary = async () => {
      const { canaries } = (await (await fetch(`${product.url}/readyz`)).json()) as {
        canaries: { ejected: boolean }[];
      };
      return canaries[0]?.ejected;
    };
    /** As others' browsers do; each has an address of its own. */
    const tell = (visitor: number) =>
      fetch(`${product.url}/trial-failures`, {
        method: 'POST',
        body: report,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: IN_SHARE,
          'x-forwarded-for': `192.0.2.${visitor}`,
        },
      });
    for (let time = 0; time < 30; time += 1) await tell(1);
    expect(await canary()).toBe(false);
    for (let visitor = 2; visitor < 22; visitor += 1) await tell(visitor);
    await expect.poll(canary).toBe(true);
    expect((await landing(product.url, IN_SHARE)).title).toBe(usual.title);
  } finally {
    await product.stop();
  }
});
