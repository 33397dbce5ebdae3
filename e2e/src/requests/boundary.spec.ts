import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signRegistry, type RegistryDocument, type ReleaseRef } from '@signpost/federation/registry';
import { openFaultyHost } from '@signpost/federation/testing';
import { expect, startShell, test, type Product } from '../fixtures';
import {
  landing,
  openSignedStore,
  publish,
  until,
  writeTitled,
  type SignedStore,
} from '../releases/releases';

test.describe('boundary checks accept', { tag: '@nightly' }, () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  let signed: SignedStore;
  let product: Product;

  const title = async () => (await landing(product.url)).title;

  /** What the shell has last refused, with the time. */
  const refusals = async (): Promise<string> => {
    const status = (await (await fetch(`${product.url}/status.json`)).json()) as {
      registry: { lastFailure: unknown; problems: unknown };
      remotes: { name: string; lastFailure: unknown }[];
    };
    const unis = status.remotes.find(({ name }) => name === 'unis');
    return JSON.stringify([status.registry, unis?.lastFailure]);
  };
  /** Writes a registry that is refused, and waits until the shell has refused it. */
  const writeRefused = async (registry: RegistryDocument) => {
    const before = await refusals();
    await writeRegistry(registry);
    await until('it is refused', async () => (await refusals()) !== before);
  };
  const readRegistry = async (storeRelease: string) =>
    JSON.parse(await readFile(path.join(storeRelease, 'registry.json'), 'utf8')) as RegistryDocument;

  /** Writes a registry into the store unchanged and atomically. */
  const writeRegistry = async (registry: RegistryDocument) => {
    const file = path.join(signed.store, 'registry.json');
    await writeFile(`${file}.next`, JSON.stringify(registry));
    await rename(`${file}.next`, file);
  };
  const sign = async (registry: RegistryDocument) =>
    signRegistry(registry, await readFile(signed.key, 'utf8'));

  /** The registry of the next version, with `live` as the release of unis. */
  const registryWith = async (live: ReleaseRef): Promise<RegistryDocument> => {
    const { version, remotes, ...registry } = await readRegistry(signed.store);
    const { unis } = remotes;
    if (!unis) throw new Error('the registry lacks unis');
    return { ...registry, version: version + 1, remotes: { ...remotes, unis: { ...unis, live } } };
  };

  /** Adds a release whose landing page has this title to the store, without registering it. */
  const store = async (words: string): Promise<ReleaseRef> => {
    const aside = path.join(signed.folder, 'aside');
    await publish(aside, await writeTitled(path.join(signed.folder, 'dist'), words));
    const ref = (await readRegistry(aside)).remotes['unis']?.live;
    if (!ref) throw new Error('nothing was released');
    await cp(path.join(aside, ref.url), path.join(signed.store, ref.url), { recursive: true });
    return ref;
  };

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    signed = await openSignedStore();
    product = await startShell({ RELEASE_STORE: signed.store, REGISTRY_KEYS: signed.publicKey });
  });
  test.afterAll(async () => {
    await product?.stop();
    await signed?.remove();
  });

  test('no registry that is old, changed, or signed with an unknown key', async () => {
    const originalTitle = await title();
    const old = await readRegistry(signed.store);
    const second = await store('The second release');
    await writeRegistry(await sign(await registryWith(second)));
    await until('the second release is live', async () => (await title()) === 'The second release');
    const current = await readRegistry(signed.store);

    const { unis } = old.remotes;
    if (!unis) throw new Error('the registry lacks unis');
    const back = await registryWith(unis.live);
    const { signature, ...unsigned } = back;
    expect(signature).toBeDefined();
    for (const refused of [old, back, unsigned]) {
      await writeRefused(refused);
      expect(await title()).toBe('The second release');
      await writeRegistry(current);
    }

    await writeRegistry(await sign(back));
    await until('signed, it is followed', async () => (await title()) === originalTitle);
  });

  test('no release whose files differ from those that were signed', async () => {
    const before = await title();
    const third = await store('The third release');
    const file = path.join(signed.store, third.url, 'server/remoteEntry.js');
    const original = await readFile(file);
    await writeFile(file, Buffer.concat([original, Buffer.from('// changed')]));
    await writeRefused(await sign(await registryWith(third)));
    expect(await title()).toBe(before);

    await writeFile(file, original);
    await until('whole again, it is live', async () => (await title()) === 'The third release');
  });

  test('no release from an origin that is not allowed', async () => {
    const before = await title();
    const fourth = await store('The fourth release');
    const host = await openFaultyHost(signed.store);
    await writeRefused(
      await sign(await registryWith({ ...fourth, url: new URL(fourth.url, host.url).href })),
    );
    expect([await title(), host.requests()]).toEqual([before, 0]);
    await host.close();

    await writeRegistry(await sign(await registryWith(fourth)));
    await until('from the store, it is live', async () => (await title()) === 'The fourth release');
  });
});
