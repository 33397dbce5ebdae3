import { rename, rm } from 'node:fs/promises';
import { FUTURE_REMOTE, writeFutureRegistry } from '@signpost/federation/testing';
import { REGIONS } from '../../chaos/regions';
import { readinessOf } from '../../chaos/site/readiness';
import { expect, fillStore, startShell, test, type Product } from '../fixtures';
import { changeRegistry } from './releases';

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** Starts a shell in front of a folder store; its release cache is empty unless given. */
const startBefore = (store: string, more: Record<string, string> = {}): Promise<Product> =>
  startShell({ RELEASE_STORE: store, MICRO_CACHE: 'off', ...more });

test.describe('registry of a later version with the current shell @nightly', () => {
  test.setTimeout(120_000);
  let store: string;
  test.beforeEach(async () => {
    store = test.info().outputPath('store');
    await fillStore(store);
  });
  test.afterEach(() => rm(store, { recursive: true, force: true }));

  test('every remote that can be parsed is served from an empty cache, and the shell reports what is missing', async () => {
    await writeFutureRegistry(store);
    const product = await startBefore(store);
    try {
      for (const { page } of REGIONS) expect(await statusOf(product.url + page)).toBe(200);
      expect(await statusOf(`${product.url}/`)).toBe(200);
      expect(await statusOf(`${product.url}/${FUTURE_REMOTE}`)).toBe(503);
      const { status, body } = await readinessOf(product.url);
      expect(status).toBe(503);
      expect(body.lacks).toEqual([
        { remote: FUTURE_REMOTE, reason: 'its entry in the registry is not understood' },
      ]);
      expect(Object.values(body.remotes).filter((release) => release === null)).toHaveLength(1);
      const problems = await (await fetch(`${product.url}/status`)).text();
      expect(problems).toContain(`What the registry says of ${FUTURE_REMOTE} is not understood`);
    } finally {
      await product.stop();
    }
  });

  test('a running shell continues, stays ready, and follows other squads', async () => {
    const product = await startBefore(store);
    try {
      expect((await readinessOf(product.url)).status).toBe(200);
      const before = (await readinessOf(product.url)).body.remotes;
      await writeFutureRegistry(store);
      await expect(async () => {
        const { remotes } = (await readinessOf(product.url)).body;
        expect(remotes['unis']).not.toBe(before['unis']);
        expect(remotes['courses']).not.toBe(before['courses']);
      }).toPass({ timeout: 30_000 });
      await changeRegistry(store, (remotes) => ({ ...remotes, unis: { live: { bundle: 'wasm' } } }));
      await expect(async () => {
        expect(await (await fetch(`${product.url}/status`)).text()).toContain(
          'What the registry says of unis is not understood',
        );
      }).toPass({ timeout: 30_000 });
      for (const { page } of REGIONS) expect(await statusOf(product.url + page)).toBe(200);
      expect((await readinessOf(product.url)).status).toBe(200);
    } finally {
      await product.stop();
    }
  });

  test('a shell without any registry is not ready until it has read one', async () => {
    const later = `${store}-later`;
    const product = await startBefore(later);
    try {
      expect(await readinessOf(product.url)).toMatchObject({
        status: 503,
        body: { lacks: [{ reason: 'the registry was never read' }] },
      });
      await rename(store, later);
      await expect(async () => expect((await readinessOf(product.url)).status).toBe(200)).toPass({
        timeout: 30_000,
      });
    } finally {
      await product.stop();
      await rm(later, { recursive: true, force: true });
    }
  });
});
