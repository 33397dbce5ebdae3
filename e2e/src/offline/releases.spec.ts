import { appendFile, cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, markDocument, open, startShell, test, type Page, type Product } from '../fixtures';
import { BATH } from '../site';
import { command, LANDING, landing, publish, until, writeTitled } from '../releases/releases';
import { keptOnDevice, keptPages, switchOn } from './kept-pages';

const OTHER = '/explore/what-to-do';
const OPENED_BEFORE = '/explore/where-to-go';
const SECOND = 'The second release';

const ROOT = path.resolve(__dirname, '../../..');
// Inside the app, so that its own packages are found.
const NEXT_BUILD = 'apps/shell/node_modules/.cache/e2e-next-build';

/** Writes a later build of the shell: another worker, and none of the scripts of this one. */
const writeNextBuild = async (): Promise<void> => {
  const client = path.join(ROOT, NEXT_BUILD, 'client');
  await cp(path.join(ROOT, 'apps/shell/dist'), path.join(ROOT, NEXT_BUILD), { recursive: true });
  await appendFile(path.join(client, 'service-worker.js'), '\n// later');
  const scripts = (await readdir(path.join(client, 'assets'))).filter((file) => file.includes('.js'));
  await Promise.all(scripts.map((file) => rm(path.join(client, 'assets', file))));
};

const liveRelease = async ({ url }: Product): Promise<string> => {
  const answer = await fetch(url + LANDING);
  return /unis=([0-9a-f]{12})/.exec(answer.headers.get('x-offline-releases') ?? '')?.[1] ?? '';
};

const filesOf = async (page: Page, release: string): Promise<readonly string[]> => {
  const { caches } = await keptOnDevice(page);
  return (caches['signpost-offline-files'] ?? []).filter((file) => file.includes(`/unis/${release}/`));
};

test.describe('keeping pages @nightly', () => {
  test.setTimeout(120_000);

  test.beforeEach(({ faults }) => {
    faults.allow(/request to elsewhere|^request failed|Failed to load resource|^status 503/);
    faults.allow(/There has been a problem fetching/);
  });

  test('a new release leaves what is kept; the pages and files of one that is rolled back are removed [B-20]', async ({
    page,
    context,
  }) => {
    const product = await startShell();
    try {
      const { title = '' } = await landing(product.url);
      const first = await liveRelease(product);
      await switchOn(page, product.url);
      await open(page, product.url + OPENED_BEFORE);
      await expect.poll(() => keptPages(page)).toContain(OPENED_BEFORE);
      expect((await filesOf(page, first)).length).toBeGreaterThan(0);

      await publish(product.store, await writeTitled(path.join(product.folder, 'second'), SECOND));
      await until('the second release is live', async () => (await landing(product.url)).title === SECOND);
      const second = await liveRelease(product);
      await open(page, product.url + LANDING);
      await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([LANDING, OPENED_BEFORE]));
      await expect.poll(async () => (await filesOf(page, second)).length).toBeGreaterThan(0);
      await context.setOffline(true);
      await page.goto(product.url + LANDING);
      await expect(page).toHaveTitle(new RegExp(SECOND));
      await context.setOffline(false);

      await command('release/cli', ['rollback', 'unis', '--store', product.store]);
      await until('the first release is live', async () => (await landing(product.url)).title === title);
      // Any answer of the network is enough, also of a page of another squad.
      await open(page, product.url + OTHER);
      await expect.poll(() => keptPages(page)).not.toContain(LANDING);
      expect(await filesOf(page, second)).toEqual([]);
      expect(await keptPages(page)).toContain(OPENED_BEFORE);

      await context.setOffline(true);
      await page.goto(product.url + LANDING);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
      await page.goto(product.url + OPENED_BEFORE);
      await expect(page.getByRole('region', { name: 'Offline' })).toBeVisible();
      await context.setOffline(false);
    } finally {
      await product.stop();
    }
  });

  test('goes on with a later worker while a page is open, whose document keeps its own files [B-20]', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const product = await startShell();
    const { port } = new URL(product.url);
    await switchOn(page, product.url);
    await open(page, product.url + BATH);
    await expect.poll(() => keptPages(page)).toContain(BATH);
    const isSameDocument = await markDocument(page);
    await product.stop();
    await writeNextBuild();
    const later = await startShell({ PORT: port }, NEXT_BUILD);
    try {
      await page.evaluate(() =>
        navigator.serviceWorker.addEventListener('controllerchange', () => {
          document.documentElement.dataset['worker'] = 'later';
        }),
      );
      await page.clock.fastForward(60_000);
      await expect(page.locator('html[data-worker="later"]')).toBeAttached();
      expect(await isSameDocument()).toBe(true);
      expect(await keptPages(page)).toContain(BATH);
      // The new build has none of the scripts of the kept document.
      await context.setOffline(true);
      await open(page, later.url + BATH);
      await expect(page.getByRole('region', { name: 'Offline' })).toBeVisible();
      await context.setOffline(false);
    } finally {
      await later.stop();
      await rm(path.join(ROOT, NEXT_BUILD), { recursive: true, force: true });
    }
  });

  test('is taken from open pages within a minute when the site switches it off [B-20]', async ({ page }) => {
    await page.clock.install();
    const product = await startShell();
    const { port } = new URL(product.url);
    await switchOn(page, product.url);
    expect((await keptOnDevice(page)).workers).toBe(1);
    await product.stop();
    const switchedOff = await startShell({ PORT: port, OFFLINE_PAGES: 'off' });
    try {
      await page.clock.fastForward(60_000);
      await expect.poll(() => keptOnDevice(page)).toEqual({ caches: {}, workers: 0 });
      // The visitor's choice does not bring it back.
      await open(page, `${switchedOff.url}/explore/favourites`);
      await page.keyboard.press('Tab');
      await expect(page.getByText('This browser cannot keep pages from here right now.')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await keptOnDevice(page)).toEqual({ caches: {}, workers: 0 });
    } finally {
      await switchedOff.stop();
    }
  });
});
