import path from 'node:path';
import { writeSpoiledRelease } from '@signpost/federation/testing';
import { expect, startProduct, test } from './fixtures';
import { LANDING, landing, publish, until } from './releases';

/** Code that never gives the processor back, in every loader of a remote's pages. */
const NEVER_ENDS = `(remote) => ({
  ...remote,
  routes: remote.routes.map((route) => ({
    ...route,
    lazy: async () => ({ ...(await route.lazy()), loader() { for (;;) Math.random(); } }),
  })),
})`;

test('a release whose code does not end costs the pages under way, then gives way to the one before', async () => {
  test.setTimeout(120_000);
  // One worker: nobody else could answer.
  const product = await startProduct({ WORKERS: '1', SILENT_SECONDS: '4', MICRO_CACHE: 'off' });
  try {
    const { title } = await landing(product.url);
    const dist = path.resolve(__dirname, '../../apps/unis/dist');
    const spoiled = path.join(product.folder, 'never-ends');
    await publish(product.store, await writeSpoiledRelease(dist, spoiled, { server: { wrap: NEVER_ENDS } }));
    await until('it blocks', () =>
      fetch(product.url + LANDING, { signal: AbortSignal.timeout(2_000) }).then(
        () => false,
        () => true,
      ),
    );
    const began = performance.now();
    // Whoever comes meanwhile waits for the next worker, and is not refused.
    expect((await fetch(`${product.url}/cookies`)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(20_000);
    for (let visits = 0; visits < 3; visits += 1) expect((await landing(product.url)).title).toBe(title);
  } finally {
    await product.stop();
  }
});
