import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signRegistry, type RegistryDocument, type ReleaseRef } from '@signpost/federation/registry';
import { openFaultyHost } from '@signpost/federation/testing';
import { expect, startShell, test, type Product } from './fixtures';
import { LANDING, landing, openSignedStore, publish, until, writeTitled, type SignedStore } from './releases';

/** Longer than it takes a shell to see and start a release. */
const long = () => new Promise((resolve) => setTimeout(resolve, 2_500));

test.describe('over the boundary comes', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  let signed: SignedStore;
  let product: Product;

  const title = async () => (await landing(product.url)).title;
  const readRegistry = async (store: string) =>
    JSON.parse(await readFile(path.join(store, 'registry.json'), 'utf8')) as RegistryDocument;

  /** Puts a registry into the store as it is, in one step. */
  const put = async (registry: RegistryDocument) => {
    const file = path.join(signed.store, 'registry.json');
    await writeFile(`${file}.next`, JSON.stringify(registry));
    await rename(`${file}.next`, file);
  };
  const sign = async (registry: RegistryDocument) =>
    signRegistry(registry, await readFile(signed.key, 'utf8'));

  /** The registry of the next version, with `live` as the release of unis. */
  const naming = async (live: ReleaseRef): Promise<RegistryDocument> => {
    const { version, remotes, ...registry } = await readRegistry(signed.store);
    const { unis } = remotes;
    if (!unis) throw new Error('the registry lacks unis');
    return { ...registry, version: version + 1, remotes: { ...remotes, unis: { ...unis, live } } };
  };

  /** Puts a release whose landing page has this title into the store, beside the registry. */
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

  test('no registry that is old, changed, or signed by nobody', async () => {
    const usual = await title();
    const old = await readRegistry(signed.store);
    const second = await store('The second release');
    await put(await sign(await naming(second)));
    await until('the second release is live', async () => (await title()) === 'The second release');
    const current = await readRegistry(signed.store);

    const { unis } = old.remotes;
    if (!unis) throw new Error('the registry lacks unis');
    const back = await naming(unis.live);
    const { signature, ...unsigned } = back;
    expect(signature).toBeDefined();
    for (const refused of [old, back, unsigned]) {
      await put(refused);
      await long();
      expect(await title()).toBe('The second release');
    }

    await put(current);
    await put(await sign(back));
    await until('signed, it is followed', async () => (await title()) === usual);
  });

  test('no release whose files are others than were signed for', async () => {
    const before = await title();
    const third = await store('The third release');
    const file = path.join(signed.store, third.url, 'server/remoteEntry.js');
    const whole = await readFile(file);
    await writeFile(file, Buffer.concat([whole, Buffer.from('// changed')]));
    await put(await sign(await naming(third)));
    await long();
    expect(await title()).toBe(before);

    await writeFile(file, whole);
    await until('whole again, it is live', async () => (await title()) === 'The third release');
  });

  test('no release from an origin that is not allowed', async () => {
    const before = await title();
    const fourth = await store('The fourth release');
    const host = await openFaultyHost(signed.store);
    await put(await sign(await naming({ ...fourth, url: new URL(fourth.url, host.url).href })));
    await long();
    expect([await title(), host.requests()]).toEqual([before, 0]);
    await host.close();

    await put(await sign(await naming(fourth)));
    await until('from the store, it is live', async () => (await title()) === 'The fourth release');
  });

  /** Changes a file of the live release where the shell serves it from, as someone would who came that far. */
  const tamper = async (file: string, change: (text: string) => string) => {
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
    test(`no file into a browser whose bytes are others than the page says: ${what}`, async ({ browser }) => {
      const restore = await tamper(file, change);
      const page = await browser.newPage();
      const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
      await page.goto(product.url + LANDING);
      await refused;
      const changed = () => [
        'changed' in window,
        getComputedStyle(document.documentElement).getPropertyValue('--changed'),
      ];
      expect(await page.evaluate(changed)).toEqual([false, '']);
      // What the server rendered stays, and its links work.
      await expect(page).toHaveTitle(/^The fourth release/);
      await page.getByRole('link', { name: 'Signpost' }).first().click();
      await expect(page).toHaveURL(`${product.url}/`);
      await page.close();
      await restore();
    });
  }

  test('no chunk that a visitor comes to later: the page comes from the server then', async ({ browser }) => {
    const restore = await tamper('unis.overview.js', script);
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
