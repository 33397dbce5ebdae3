import path from 'node:path';
import { rollback } from '@signpost/federation/release';
import { expect, markDocument, open, startShell, test, type Page, type Product } from '../fixtures';
import { dataLayer } from '../journeys/data-layer';
import { BATH } from '../site';
import {
  LANDING,
  landing,
  publish,
  until,
  writeBroken,
  writeBrokenInBrowsers,
  writeTitled,
} from './releases';

const RELEASED = 'Released while the site runs';
const CANARY = 'Seen by few';
const IN_SHARE = 'signpost-release=0';

let product: Product;
let liveTitle: string | undefined;

const folderOf = (name: string) => path.join(product.folder, name);
const statusOf = async (address: string) => (await fetch(product.url + address)).status;
const titleOf = async (cookie = '') => (await landing(product.url, cookie)).title;
const readiness = async () =>
  (await (await fetch(`${product.url}/readyz`)).json()) as {
    canaries: { remote: string; ejected: boolean }[];
  };

/** Identity and start time of the process that serves. */
const servingProcess = async () => {
  const answer = await fetch(`${product.url}/status.json`);
  const status = (await answer.json()) as { process: { id: number; startedAt: string } };
  return { id: status.process.id, startedAt: status.process.startedAt };
};

/** Waits until the landing page has this title. Returns the statuses of all requests that were in flight meanwhile. */
const statusesUntil = async (title: string | undefined): Promise<readonly number[]> => {
  const statuses = new Set<number>();
  await until(`the title is ${title}`, async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => landing(product.url)));
    for (const { status } of answers) statuses.add(status);
    return answers.every((answer) => answer.title === title);
  });
  return [...statuses];
};

/** Opens the landing page as another visitor; `faults` are the errors in its console. */
const visit = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await open(page, product.url + LANDING);
  return faults;
};

// One story on one product: each part goes on from the one before.
test.describe.configure({ mode: 'serial' });
test.describe('releases of a remote while the shell runs', () => {
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    product = await startShell();
    liveTitle = await titleOf();
  });
  test.afterAll(() => product?.stop());

  test('a release is live for all without a restart or a failed request, a reader of the one before goes on, and a roll-back restores it', async ({
    browser,
  }) => {
    const serving = await servingProcess();
    const [reader, later] = [await browser.newPage(), await browser.newPage()];
    const faults = await visit(reader);
    const isSameDocument = await markDocument(reader);

    await publish(product.store, await writeTitled(folderOf('released'), RELEASED));
    expect(await statusesUntil(RELEASED)).toEqual([200]);
    faults.push(...(await visit(later)));
    await expect(later).toHaveTitle(new RegExp(`^${RELEASED}`));
    await reader.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(reader).toHaveURL(/\/explore\/unis\/\d+\//);
    await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText('Universities and colleges');
    expect(await isSameDocument()).toBe(true);

    await rollback(product.store, 'unis');
    expect(await statusesUntil(liveTitle)).toEqual([200]);
    expect(await servingProcess()).toEqual(serving);
    expect(faults).toEqual([]);
    for (const page of [reader, later]) await page.close();
  });

  test('a canary is served to its share of visitors, each of whom stays on the same side, in the browser too', async ({
    browser,
  }) => {
    expect((await landing(product.url)).cookie).toBe('');
    await publish(product.store, await writeTitled(folderOf('few'), CANARY), { canary: 50 });
    await until('the canary runs', async () => (await titleOf(IN_SHARE)) === CANARY);

    const sides = new Set<boolean>();
    await until('visitors are on both sides', async () => {
      const first = await landing(product.url);
      expect(first.cookie, 'the canary is still served').toMatch(/^signpost-release=\d+;/);
      const bucket = Number(/^signpost-release=(\d+);/.exec(first.cookie)?.[1]);
      expect(first.title).toBe(bucket < 50 ? CANARY : liveTitle);
      expect(first.cacheControl).toMatch(/^private/);
      const again = await landing(product.url, `signpost-release=${bucket}`);
      expect([again.title, again.cookie]).toEqual([first.title, '']);
      return sides.add(bucket < 50).size === 2;
    });

    const context = await browser.newContext();
    await context.addCookies([{ name: 'signpost-release', value: '0', url: product.url }]);
    const page = await context.newPage();
    const faults = await visit(page);
    await expect(page).toHaveTitle(new RegExp(`^${CANARY}`));
    const viewed = async () =>
      ((await dataLayer(page)) as { event?: string; release?: string }[]).find(
        ({ event }) => event === 'page_view',
      );
    await expect.poll(async () => (await viewed())?.release).toMatch(/^unis:[0-9a-f]{12}$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a canary that fails only in browsers is ejected once enough visitors were affected', async ({
    browser,
  }) => {
    await publish(product.store, await writeBrokenInBrowsers(folderOf('broken-in-browsers')), { canary: 50 });
    await until('the broken canary runs', async () => {
      const { title, cacheControl } = await landing(product.url, IN_SHARE);
      return title === liveTitle && cacheControl.startsWith('private');
    });
    const context = await browser.newContext();
    await context.addCookies([{ name: 'signpost-release', value: '0', url: product.url }]);
    const page = await context.newPage();
    const [reported] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/canary-failures')),
      page.goto(product.url + LANDING),
    ]);
    const report = reported.postData() ?? '';
    expect(report).toMatch(/^\{"remote":"unis","release":"[0-9a-f]{12}","failure":"render"\}$/);
    expect((await reported.response())?.status()).toBe(204);
    await context.close();

    /** Sends the report as another visitor's browser does; each has its own address. */
    const sendReport = (visitor: number) =>
      fetch(`${product.url}/canary-failures`, {
        method: 'POST',
        body: report,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: IN_SHARE,
          'x-forwarded-for': `192.0.2.${visitor}`,
        },
      });
    for (let time = 0; time < 30; time += 1) await sendReport(1);
    expect((await readiness()).canaries).toMatchObject([{ remote: 'unis', ejected: false }]);
    for (let visitor = 2; visitor < 22; visitor += 1) await sendReport(visitor);
    await expect.poll(async () => (await readiness()).canaries).toMatchObject([{ ejected: true }]);
    expect(await titleOf(IN_SHARE)).toBe(liveTitle);
  });

  test('a broken release leaves only its own page, until it is rolled back', async () => {
    await publish(product.store, await writeBroken(folderOf('broken')));
    await until('the broken release is live', async () => (await statusOf(LANDING)) === 500);
    const others = [BATH, '/', '/explore/courses', '/explore/career-list', '/explore/search', '/readyz'];
    const statuses = await Promise.all(others.map(async (address) => [address, await statusOf(address)]));
    expect(statuses).toEqual(others.map((address) => [address, 200]));
    await rollback(product.store, 'unis');
    await until('the release before is live', async () => (await titleOf()) === liveTitle);
  });
});
