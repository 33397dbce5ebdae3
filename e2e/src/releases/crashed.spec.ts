import { get } from 'node:http';
import path from 'node:path';
import { expect, startShell, test } from '../fixtures';
import { landing, publish, until, writeCrashing } from './releases';

const TITLE = 'Throws later';
/** Pages in which unis takes no part. */
const OTHERS = ['/explore/career-list', '/explore/courses', '/explore/subjects/psychology', '/cookies'];

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
  test(`a canary that throws outside of requests is removed, without a lost request elsewhere (${WORKERS} serving) @nightly`, async () => {
    test.setTimeout(120_000);
    const product = await startShell({ WORKERS });
    try {
      const liveTitle = (await landing(product.url)).title;
      const crashing = await writeCrashing(path.join(product.folder, 'crashing'), TITLE);
      await publish(product.store, crashing, { canary: 50 });
      let removed = false;
      const statuses: number[] = [];
      const traffic = (async () => {
        while (!removed) for (const address of OTHERS) statuses.push(await statusOf(product.url + address));
      })();
      const shown = new Set<string | undefined>();
      await until('the canary was shown and is removed', async () => {
        const { title } = await landing(product.url, 'signpost-release=0');
        shown.add(title);
        return shown.has(TITLE) && title === liveTitle;
      }).finally(() => (removed = true));
      await traffic;
      expect(statuses.filter((status) => status !== 200)).toEqual([]);

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
