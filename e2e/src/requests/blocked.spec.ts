import { get } from 'node:http';
import path from 'node:path';
import { writeFaultyRelease } from '@signpost/federation/testing';
import { expect, startShell, test } from '../fixtures';
import { landing, publish, until } from '../releases/releases';

/** An endless loop in every loader of a remote's pages. */
const ENDLESS_LOADER = `(remote) => ({
  ...remote,
  routes: remote.routes.map((route) => ({
    ...route,
    lazy: async () => ({ ...(await route.lazy()), loader() { for (;;) Math.random(); } }),
  })),
})`;

/** The status of a page for a new visitor, on a new connection. */
const statusFor = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => resolve(answer.resume().statusCode)).once('error', reject);
  });

test(
  'a release with an endless loop loses only the pages in flight, and is then replaced by the previous one',
  { tag: '@nightly' },
  async () => {
    test.setTimeout(240_000);
    // With a single worker, no other can answer. A worker may be silent for seconds while it starts on a busy machine.
    const product = await startShell({ WORKERS: '1', SILENT_SECONDS: '20', MICRO_CACHE: 'off' });
    try {
      const { title } = await landing(product.url);
      const running = async () => {
        const answer = await fetch(`${product.url}/readyz`);
        return ((await answer.json()) as { remotes: { unis: string } }).remotes.unis;
      };
      const before = await running();
      const dist = path.resolve(__dirname, '../../../apps/unis/dist');
      const faulty = path.join(product.folder, 'never-ends');
      await publish(
        product.store,
        await writeFaultyRelease(dist, faulty, { server: { wrap: ENDLESS_LOADER } }),
      );
      await until('the release is live', async () => (await running()) !== before);
      expect(await landing(product.url).catch(() => 'lost')).toBe('lost');
      // A request that arrives before the next worker runs waits for it, and is not refused.
      expect(await statusFor(`${product.url}/cookies`)).toBe(200);
      for (let visits = 0; visits < 3; visits += 1) expect((await landing(product.url)).title).toBe(title);
    } finally {
      await product.stop();
    }
  },
);
