import { get } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, startShell, test } from './fixtures';
import { landing, publish, writeCrashing } from './releases';

const TITLE = 'Throws later';
/** Pages in which unis has no part. */
const OTHERS = ['/explore/career-list', '/explore/courses', '/explore/subjects/psychology', '/cookies'];
/** Seconds for which visitors keep coming, and how often in each they ask for pages of others. */
const SECONDS = 15;
const PAGES_A_SECOND = 20;

/** The status of a page on a connection of its own; 0 when it did not come whole. */
const statusOf = (url: string): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (answer) =>
      answer
        .once('error', () => resolve(0))
        .once('end', () => resolve(answer.statusCode ?? 0))
        .resume(),
    ).once('error', () => resolve(0));
  });

for (const WORKERS of ['1', '2'])
  test(`a canary that throws outside of requests is taken out at once, and nobody else loses a request (${WORKERS} serving)`, async () => {
    test.setTimeout(120_000);
    const product = await startShell({ WORKERS });
    try {
      const usual = (await landing(product.url)).title;
      const trial = () => landing(product.url, 'signpost-release=0');
      const crashing = await writeCrashing(path.join(product.folder, 'crashing'), TITLE);
      await publish(product.store, crashing, { canary: 50 });
      const began = performance.now();
      const seen: { title: string | undefined; at: number }[] = [];
      const canary = (async () => {
        for (let second = 0; second < SECONDS; second += 1) {
          seen.push({ title: (await trial()).title, at: performance.now() - began });
          await setTimeout(1_000);
        }
      })();
      const pages: Promise<number>[] = [];
      for (let asked = 0; asked < SECONDS * PAGES_A_SECOND; asked += 1) {
        pages.push(statusOf(`${product.url}${OTHERS[asked % OTHERS.length]}`));
        await setTimeout(1_000 / PAGES_A_SECOND);
      }
      await canary;
      const statuses = await Promise.all(pages);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      const shown = seen.filter(({ title }) => title === TITLE);
      expect(shown.length).toBeGreaterThan(0);
      const [first = 0, last = first] = [shown[0]?.at, shown.at(-1)?.at];
      test.info().annotations.push({
        type: 'figures',
        description: `${statuses.length} pages, none failed; the canary was shown ${shown.length} times, within ${Math.round(last - first)} ms`,
      });
      expect(last - first).toBeLessThan(10_000);
      expect(seen.at(-1)?.title).toBe(usual);

      const { remotes } = (await (await fetch(`${product.url}/status.json`)).json()) as {
        remotes: { name: string; disabled: unknown[] }[];
      };
      expect(remotes.find(({ name }) => name === 'unis')?.disabled).toEqual([
        expect.objectContaining({ remote: 'unis', cause: 'exception' }),
      ]);
      expect(await (await fetch(`${product.url}/status`)).text()).toContain(
        'threw an error outside of a request (server/remoteEntry.js:',
      );
    } finally {
      await product.stop();
    }
  });
