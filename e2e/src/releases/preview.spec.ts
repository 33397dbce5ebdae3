import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryDocument } from '@signpost/federation/registry';
import { axeFindings, expect, navigateInPage, startShell, test, type Product } from '../fixtures';
import {
  command,
  LANDING,
  landing,
  openSignedStore,
  publish,
  until,
  writeTitled,
  type SignedStore,
} from './releases';

const SITE = 'http://www.site.test';
const TO_COME = 'What is to come';

test.describe('a preview link @nightly', () => {
  // One shell for all of these.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(180_000);
  let signed: SignedStore;
  let product: Product;
  let release: string;
  let usual: string | undefined;

  /** A preview link, as a squad creates it, for the address of this product. */
  const previewLink = async ({ site = SITE, hours = '1', name = release, key = signed.key } = {}) => {
    const args = ['unis', name, '--store', signed.store, '--site', site + LANDING, '--hours', hours];
    const { pathname, search } = new URL(await command('preview/cli', args, key));
    return product.url + pathname + search;
  };
  const answerTo = async (url: string) => {
    const answer = await fetch(url, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text(), cookie: answer.headers.get('set-cookie') };
  };

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    signed = await openSignedStore();
    const { store, key } = signed;
    // Released and rolled back: the store has it, and no visitor gets it.
    await publish(store, await writeTitled(path.join(signed.folder, 'to-come'), TO_COME), { key });
    await command('release/cli', ['rollback', 'unis', '--store', store], key);
    const registry = JSON.parse(
      await readFile(path.join(store, 'registry.json'), 'utf8'),
    ) as RegistryDocument;
    release = registry.remotes['unis']?.previous?.release ?? '';
    product = await startShell({
      RELEASE_STORE: store,
      REGISTRY_KEYS: signed.publicKey,
      SITE_URL: SITE,
    });
    usual = (await landing(product.url)).title;
  });
  test.afterAll(async () => {
    await product?.stop();
    await signed?.remove();
  });

  test('shows a release to one browser, on the server and in the page, until it is ended', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(await previewLink());
    expect(page.url()).toBe(product.url + LANDING);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page).toHaveTitle(new RegExp(`^${TO_COME}`));
    const banner = page.getByRole('region', { name: 'Preview' });
    await expect(banner).toContainText(`you see release ${release} of unis`);
    expect(await axeFindings(page)).toEqual([]);

    // It stays active on every page that the visitor opens.
    await navigateInPage(page, '/explore');
    await expect(banner).toBeVisible();
    expect((await landing(product.url)).title).toBe(usual);

    await page.goto(product.url + LANDING);
    await banner.getByRole('link', { name: 'End the preview' }).click();
    await expect(page).toHaveTitle(new RegExp(`^${usual}`));
    await expect(banner).toBeHidden();
    expect(page.url()).toBe(product.url + LANDING);
    expect(await context.cookies()).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is never cached in between', async () => {
    const opened = await answerTo(await previewLink());
    expect(opened.status).toBe(302);
    const cookie = opened.cookie?.split(';')[0] ?? '';
    const shown = await landing(product.url, cookie);
    expect([shown.title, shown.cacheControl]).toEqual([TO_COME, 'private, no-store']);
    expect((await landing(product.url)).title).toBe(usual);
  });

  test('is reported in the browser when it is refused', async ({ browser }) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const answer = await page.goto(await previewLink({ site: 'https://www.elsewhere.test' }));
    expect(answer?.status()).toBe(403);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('is for another site')).toBeVisible();
    expect(errors).toEqual([]);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await page.close();
  });

  test('is refused with the reason: expired, for another site, changed, unknown, signed by another key', async () => {
    const expired = await previewLink({ hours: '0.0001' });
    await until('the link has expired', async () => (await answerTo(expired)).text.includes('has expired'));
    const good = await previewLink();
    const changed = good.replace(/preview=(..)/, 'preview=AA');
    const other = path.join(signed.folder, 'other.pem');
    await command('release/cli', ['keys', other]);
    const cases = [
      [expired, 'This preview link has expired.'],
      [
        await previewLink({ site: 'https://www.elsewhere.test' }),
        'is for another site: https://www.elsewhere.test',
      ],
      [changed, 'was changed'],
      [await previewLink({ key: other }), 'a key that this site does not know'],
      [`${good}&${new URL(good).search.slice(1)}`, 'asks for more'],
    ] as const;
    for (const [url, reason] of cases) {
      const { status, text, cookie } = await answerTo(url);
      expect([reason, status]).toEqual([reason, 403]);
      expect(text).toContain(reason);
      expect(cookie).toContain('signpost-preview=;');
    }
    await expect(previewLink({ name: '0123456789ab' })).rejects.toThrow(
      'has no release 0123456789ab of unis',
    );
  });
});
