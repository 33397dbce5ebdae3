import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signRegistry, type RegistryDocument, type ReleaseRef } from '@signpost/federation/registry';
import { openFaultyHost } from '@signpost/federation/testing';
import { expect, startShell, test, type Product } from '../fixtures';
import {
  LANDING,
  landing,
  openSignedStore,
  publish,
  until,
  writeTitled,
  type SignedStore,
} from '../releases/releases';

/** Longer than a shell needs to detect and start a release. */
const waitForShell = () => new Promise((resolve) => setTimeout(resolve, 2_500));

test.describe('boundary checks accept', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  let signed: SignedStore;
  let product: Product;

  const title = async () => (await landing(product.url)).title;
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
      await writeRegistry(refused);
      await waitForShell();
      expect(await title()).toBe('The second release');
    }

    await writeRegistry(current);
    await writeRegistry(await sign(back));
    await until('signed, it is followed', async () => (await title()) === originalTitle);
  });

  test('no release whose files differ from those that were signed', async () => {
    const before = await title();
    const third = await store('The third release');
    const file = path.join(signed.store, third.url, 'server/remoteEntry.js');
    const original = await readFile(file);
    await writeFile(file, Buffer.concat([original, Buffer.from('// changed')]));
    await writeRegistry(await sign(await registryWith(third)));
    await waitForShell();
    expect(await title()).toBe(before);

    await writeFile(file, original);
    await until('whole again, it is live', async () => (await title()) === 'The third release');
  });

  test('no release from an origin that is not allowed', async () => {
    const before = await title();
    const fourth = await store('The fourth release');
    const host = await openFaultyHost(signed.store);
    await writeRegistry(
      await sign(await registryWith({ ...fourth, url: new URL(fourth.url, host.url).href })),
    );
    await waitForShell();
    expect([await title(), host.requests()]).toEqual([before, 0]);
    await host.close();

    await writeRegistry(await sign(await registryWith(fourth)));
    await until('from the store, it is live', async () => (await title()) === 'The fourth release');
  });

  /** Changes a file of the live release where the shell serves it from, as an attacker with access would. */
  const changeServedFile = async (file: string, change: (text: string) => string) => {
    const { release } = (await readRegistry(signed.store)).remotes['unis']?.live ?? {};
    const client = path.join(product.folder, 'cache/unis', String(release), 'client');
    const saved = path.join(product.folder, 'client-as-it-was');
    await cp(client, saved, { recursive: true });
    const place = path.join(client, file);
    await writeFile(place, change(await readFile(place, 'utf8')));
    for (const copy of ['br', 'gz']) await rm(`${place}.${copy}`, { force: true });
    return async () => {
      await rm(client, { recursive: true });
      await rename(saved, client);
    };
  };
  const script = (text: string) => `window.changed = true;${text}`;

  const TAMPERED = [
    ['an entry', 'remoteEntry.js', script],
    ['a chunk', 'unis.landing.js', script],
    ['a style sheet', 'unis.landing.css', (text: string) => `${text}html{--changed:1}`],
    [
      'the list that chunks are proved by',
      'integrity.json',
      (text: string) => text.replace('sha256-', 'sha256-A'),
    ],
  ] as const;
  for (const [what, file, change] of TAMPERED) {
    test(`no file in a browser whose bytes differ from the page’s integrity hash: ${what}`, async ({
      browser,
    }) => {
      const restore = await changeServedFile(file, change);
      const page = await browser.newPage();
      const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
      await page.goto(product.url + LANDING);
      await refused;
      const changed = () => [
        'changed' in window,
        getComputedStyle(document.documentElement).getPropertyValue('--changed'),
      ];
      expect(await page.evaluate(changed)).toEqual([false, '']);
      // The server-rendered page stays, and its links work.
      await expect(page).toHaveTitle(/^The fourth release/);
      await page.getByRole('link', { name: 'Signpost' }).first().click();
      await expect(page).toHaveURL(`${product.url}/`);
      await page.close();
      await restore();
    });
  }

  test('no chunk loaded later: the server renders that page instead', async ({ browser }) => {
    const restore = await changeServedFile('unis.overview.js', script);
    const page = await browser.newPage();
    await page.goto(product.url + LANDING);
    await page.waitForLoadState('networkidle');
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    const provider = page.locator('main a[href*="/explore/unis/"]').first();
    const address = String(await provider.getAttribute('href'));
    await provider.click();
    await refused;
    await expect(page).toHaveURL(product.url + address);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    await page.close();
    await restore();
  });
});
