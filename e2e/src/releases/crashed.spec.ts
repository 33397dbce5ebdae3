import { get } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, startShell, test } from '../fixtures';
import { landing, publish, writeCrashing } from './releases';

const TITLE = 'Throws later';
/** Pages in which unis takes no part. */
const OTHERS = ['/explore/career-list', '/explore/courses', '/explore/subjects/psychology', '/cookies'];
/** Seconds of traffic, and requests per second for pages of other remotes. */
const SECONDS = 15;
const PAGES_A_SECOND = 20;

/** The status of a page on a new connection; 0 when the response is incomplete. */
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
  test(`a canary that throws outside of requests is removed at once, without a lost request elsewhere (${WORKERS} serving)`, async () => {
    test.setTimeout(120_000);
    const product = await startShell({ WORKERS });
    try {
      const liveTitle = (await landing(product.url)).title;
      const getCanary = () => landing(product.url, 'signpost-release=0');
      const crashing = await writeCrashing(path.join(product.folder, 'crashing'), TITLE);
      await publish(product.store, crashing, { canary: 50 });
      const startedAt = performance.now();
      const seen: { title: string | undefined; at: number }[] = [];
      const canary = (async () => {
        for (let second = 0; second < SECONDS; second += 1) {
          seen.push({ title: (await getCanary()).title, at: performance.now() - startedAt });
          await setTimeout(1_000);
        }
      })();
      const pages: Promise<number>[] = [];
      for (let sent = 0; sent < SECONDS * PAGES_A_SECOND; sent += 1) {
        pages.push(statusOf(`${product.url}${OTHERS[sent % OTHERS.length]}`));
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
      expect(seen.at(-1)?.title).toBe(liveTitle);

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
