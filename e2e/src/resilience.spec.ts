import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFaultyHost, type Fault, type FaultyHost } from '@signpost/federation/testing';
import { expect, release, startProduct, test, type Product } from './fixtures';

interface Entry {
  live: { release: string; url: string; integrity: string };
}

interface RegistryFile {
  version: number;
  remotes: Record<string, Entry>;
}

/** Rewrites the registry in one step, as a release does. */
const changeRegistry = async (store: string, change: (unis: Entry['live']) => void): Promise<void> => {
  const file = path.join(store, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as RegistryFile;
  registry.version += 1;
  if (!registry.remotes['unis']) throw new Error('unis is not in the registry');
  change(registry.remotes['unis'].live);
  await writeFile(`${file}.next`, JSON.stringify(registry));
  await rename(`${file}.next`, file);
};

const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;

const untilStatus = async (url: string, status: number, milliseconds: number) => {
  const end = Date.now() + milliseconds;
  while ((await statusOf(url)) !== status) {
    if (Date.now() > end) throw new Error(`${url} never answered ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const WARM_UP = 60;

/**
 * Milliseconds within which a quarter of answers came, of a page that no cache answers. What a test beside this one takes
 * from the machine shows in the slower answers; what a page waits for itself shows in all. A process that has just
 * started is warmed up first, or it would be compared with its own later self.
 */
const pace = async (url: string): Promise<number> => {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + 40; index += 1) {
    const start = performance.now();
    await (await fetch(`${url}?${index}-${start}`)).text();
    if (index >= WARM_UP) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[10] ?? Infinity;
};

type Trouble = Exclude<Fault, 'none' | 'missing'> | 'stopped';

/** The unis squad's static host, which can be stopped and started on one port besides its other faults. */
const openUnisHost = async (store: string) => {
  let host: FaultyHost | undefined = await openFaultyHost(store);
  const { port } = new URL(host.url);
  const { url } = host;
  return {
    url,
    async trouble(kind: Trouble) {
      if (kind !== 'stopped') return host?.setFault(kind);
      await host?.close();
      host = undefined;
    },
    async heal() {
      host ??= await openFaultyHost(store, Number(port));
      host.setFault('none');
    },
    close: async () => host?.close(),
  };
};

const LANDING = '/explore/unis';
const OTHER = '/cookies';

test.describe('with the unis static host', () => {
  test.setTimeout(120_000);
  let folder: string;
  let built: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-resilience-'));
    built = path.join(folder, 'built');
    await release(built);
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  for (const kind of ['stopped', 'hung', 'html', 'tampered'] as const) {
    test(`${kind}: other pages keep their pace; unis pages fall back, recover, and then stay on the last good release`, async ({
      browser,
    }) => {
      const store = path.join(folder, kind);
      await cp(built, store, { recursive: true });
      const host = await openUnisHost(store);
      let product: Product | undefined;
      try {
        await changeRegistry(store, (live) => (live.url = new URL(live.url, host.url).href));
        await host.trouble(kind);

        // Nothing of unis was ever here: its pages say so, the others do not notice.
        product = await startProduct({ RELEASE_STORE: store, MICRO_CACHE: 'off' });
        const landing = product.url + LANDING;
        const page = await browser.newPage();
        const answer = await page.goto(landing);
        expect(answer?.status()).toBe(503);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
        await expect(page.getByText('This part of the site is not available right now')).toBeVisible();
        await expect(page.getByRole('search')).toBeVisible();
        await page.close();
        const inTrouble = await pace(product.url + OTHER);

        // The host comes back, and so do the pages, by themselves.
        await host.heal();
        await untilStatus(landing, 200, 30_000);
        const inPeace = await pace(product.url + OTHER);
        expect(inTrouble).toBeLessThan(inPeace * 2 + 5);

        // A new release that cannot be had leaves the last good one in place, in the browser too.
        await host.trouble(kind);
        await changeRegistry(store, (live) => {
          live.release = '0123456789ab';
          live.url = new URL('unis/0123456789ab/', host.url).href;
          live.integrity = '0'.repeat(64);
        });
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        const again = await browser.newPage();
        expect((await again.goto(landing))?.status()).toBe(200);
        await again.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        await again.close();

        // And so does a restart.
        const cache = path.join(product.folder, 'cache');
        const kept = path.join(folder, `${kind}-cache`);
        await cp(cache, kept, { recursive: true });
        await product.stop();
        product = await startProduct({ RELEASE_STORE: store, RELEASE_CACHE: kept });
        expect(await statusOf(product.url + LANDING)).toBe(200);
      } finally {
        await product?.stop();
        await host.close();
      }
    });
  }
});
