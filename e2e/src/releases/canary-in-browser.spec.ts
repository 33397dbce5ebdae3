import path from 'node:path';
import { writeFaultyRelease } from '@signpost/federation/testing';
import { expect, startShell, test } from '../fixtures';
import { LANDING, landing, publish, until } from './releases';

/** Every page of the remote throws while it renders. */
const THROWS = `(remote) => ({
  ...remote,
  routes: remote.routes.map((route) => ({
    ...route,
    lazy: async () => ({ ...(await route.lazy()), Component() { throw new Error('broken in browsers'); } }),
  })),
})`;

const IN_SHARE = 'signpost-release=0';

test('a canary that fails only in browsers is rolled back, once enough visitors were affected', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const product = await startShell();
  try {
    const live = await landing(product.url, IN_SHARE);
    const dist = path.resolve(__dirname, '../../../apps/unis/dist');
    const broken = await writeFaultyRelease(dist, path.join(product.folder, 'broken'), {
      client: { wrap: THROWS },
    });
    await publish(product.store, broken, { canary: 50 });
    await until('the canary runs', async () =>
      (await landing(product.url, IN_SHARE)).cacheControl.startsWith('private'),
    );

    const context = await browser.newContext();
    await context.addCookies([{ name: 'signpost-release', value: '0', url: product.url }]);
    const page = await context.newPage();
    const [reportRequest] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/canary-failures')),
      page.goto(product.url + LANDING),
    ]);
    const report = reportRequest.postData() ?? '';
    expect(report).toMatch(/^\{"remote":"unis","release":"[0-9a-f]{12}","failure":"render"\}$/);
    expect((await reportRequest.response())?.status()).toBe(204);
    await context.close();

    const canary = async () => {
      const { canaries } = (await (await fetch(`${product.url}/readyz`)).json()) as {
        canaries: { ejected: boolean }[];
      };
      return canaries[0]?.ejected;
    };
    /** Sends a report as another visitor's browser does; each has its own address. */
    const sendReport = (visitor: number) =>
      fetch(`${product.url}/canary-failures`, {
        method: 'POST',
        body: report,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: IN_SHARE,
          'x-forwarded-for': `192.0.2.${visitor}`,
        },
      });
    for (let time = 0; time < 30; time += 1) await sendReport(1);
    expect(await canary()).toBe(false);
    for (let visitor = 2; visitor < 22; visitor += 1) await sendReport(visitor);
    await expect.poll(canary).toBe(true);
    expect((await landing(product.url, IN_SHARE)).title).toBe(live.title);
  } finally {
    await product.stop();
  }
});
