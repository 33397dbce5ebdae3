import { get } from 'node:http';
import path from 'node:path';
import { writeSpoiledRelease } from '@signpost/federation/testing';
import { expect, startShell, test } from './fixtures';
import { landing, publish, until } from './releases';

/** Code that never gives the processor back, in every loader of a remote's pages. */
const NEVER_ENDS = `(remote) => ({
  ...remote,
  routes: remote.routes.map((route) => ({
    ...route,
    lazy: async () => ({ ...(await route.lazy()), loader() { for (;;) Math.random(); } }),
  })),
})`;

/** The status of a page for somebody who was not here before: on a connection of their own. */
const statusFor = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => resolve(answer.resume().statusCode)).once('error', reject);
  });

test('a release whose code does not end costs the pages under way, then gives way to the one before', async () => {
  test.setTimeout(120_000);
  // One worker: nobody else could answer.
  const product = await startShell({ WORKERS: '1', SILENT_SECONDS: '4', MICRO_CACHE: 'off' });
  try {
    const { title } = await landing(product.url);
    const running = async () => {
      const answer = await fetch(`${product.url}/readyz`);
      return ((await answer.json()) as { remotes: { unis: string } }).remotes.unis;
    };
    const before = await running();
    const dist = path.resolve(__dirname, '../../apps/unis/dist');
    const spoiled = path.join(product.folder, 'never-ends');
    await publish(product.store, await writeSpoiledRelease(dist, spoiled, { server: { wrap: NEVER_ENDS } }));
    await until('the release is live', async () => (await running()) !== before);
    const lost = landing(product.url).catch(() => 'lost');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const began = performance.now();
    // Whoever comes meanwhile waits for the next worker, and is not refused.
    expect(await statusFor(`${product.url}/cookies`)).toBe(200);
    expect(performance.now() - began).toBeLessThan(40_000);
    expect(await lost).toBe('lost');
    for (let visits = 0; visits < 3; visits += 1) expect((await landing(product.url)).title).toBe(title);
  } finally {
    await product.stop();
  }
});
