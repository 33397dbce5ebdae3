import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, release, startShell, test, type Product } from '../fixtures';

const ROOT = path.resolve(__dirname, '../../..');
const SOURCE = path.join(ROOT, 'apps/unis');
// Beside the sources, so that package resolution is the same.
const COPY = path.join(ROOT, 'e2e/.work/unis');
const HEADING = 'Universities and colleges';
const CHANGED = 'Places to study, renamed';

const run = promisify(execFile);
const node = (...args: string[]) => run(process.execPath, ['--import', 'tsx', ...args], { cwd: ROOT });

/** Builds a copy of the unis remote whose landing page has another heading, as a squad would after an edit. */
const buildChanged = async (): Promise<string> => {
  await rm(COPY, { recursive: true, force: true });
  await cp(path.join(SOURCE, 'src'), path.join(COPY, 'src'), { recursive: true });
  await cp(path.join(SOURCE, 'remote.config.ts'), path.join(COPY, 'remote.config.ts'));
  const page = path.join(COPY, 'src/pages/landing/page.tsx');
  const source = await readFile(page, 'utf8');
  if (!source.includes(HEADING)) throw new Error(`the landing page no longer contains "${HEADING}"`);
  await writeFile(page, source.replace(HEADING, CHANGED));
  await node('packages/federation/src/build/cli.ts', COPY);
  return path.join(COPY, 'dist');
};

/** Makes a built folder live, as the release command does for a built remote. */
const publish = (store: string, dist: string) =>
  node(
    '-e',
    `import('./packages/federation/src/release/index.ts').then((m) => (m.default ?? m).release(${JSON.stringify(store)}, 'unis', ${JSON.stringify(dist)}))`,
  );

const headingOf = async (url: string): Promise<string | undefined> =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${url}/explore/unis`)).text())?.[1];

/** Milliseconds until the server's page shows a heading. */
const timeUntilShown = async (url: string, heading: string): Promise<number> => {
  const start = performance.now();
  while ((await headingOf(url)) !== heading) {
    if (performance.now() - start > 10_000) throw new Error(`"${heading}" was not shown in time`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return performance.now() - start;
};

/** Identity and start time of the process that serves, from its metrics. */
const servingProcess = async (url: string): Promise<unknown> => {
  const status = (await (await fetch(`${url}/status.json`)).json()) as {
    process: { id: number; startedAt: string };
  };
  const { id, startedAt } = status.process;
  return { id, startedAt };
};

/** Requests a page continuously and in parallel until stopped; counts responses other than 200. */
const requestContinuously = (url: string) => {
  let going = true;
  let asked = 0;
  const failed: string[] = [];
  const request = async () => {
    while (going) {
      asked += 1;
      const outcome = await fetch(url).then(
        async (answer) => (await answer.text(), answer.status),
        (error: unknown) => String(error),
      );
      if (outcome !== 200) failed.push(String(outcome));
    }
  };
  const clients = Array.from({ length: 6 }, request);
  return async () => {
    going = false;
    await Promise.all(clients);
    return { asked, failed };
  };
};

test.describe('releasing while the shell runs', () => {
  test.setTimeout(180_000);
  let product: Product;
  let dist: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    [product, dist] = await Promise.all([startShell(), buildChanged()]);
  });
  test.afterAll(async () => {
    await product?.stop();
    await rm(COPY, { recursive: true, force: true });
  });

  test('a changed heading is served within two seconds, rolled back as fast, and no request in flight fails', async ({
    browser,
  }) => {
    expect(await headingOf(product.url)).toBe(HEADING);
    const serving = await servingProcess(product.url);
    const stop = requestContinuously(`${product.url}/explore/unis`);

    await publish(product.store, dist);
    const released = await timeUntilShown(product.url, CHANGED);
    const page = await browser.newPage();
    await page.goto(`${product.url}/explore/unis`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page.locator('h1')).toHaveText(CHANGED);
    await page.close();

    await release(product.store, ['unis'], 'rollback');
    const rolledBack = await timeUntilShown(product.url, HEADING);

    const { asked, failed } = await stop();
    console.log(
      `released in ${Math.round(released)} ms, rolled back in ${Math.round(rolledBack)} ms, ${asked} requests meanwhile`,
    );
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(50);
    expect(released).toBeLessThan(2_000);
    expect(rolledBack).toBeLessThan(2_000);
    // The one worker was not restarted: it loaded the releases while it ran.
    expect(await servingProcess(product.url)).toEqual(serving);
  });
});
