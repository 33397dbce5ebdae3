import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { pause } from '../background';
import { afresh } from '../load';
import { factLook } from '../looks/fact-look';
import { pageLook } from '../looks/page-looks';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf, type Ref } from '../site/registry';
import { isShown, storeSpoiled } from '../site/release-spoiled';
import type { Shell } from '../site/shell';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { LOOPS } from '../spoils';

const REMOTE = 'unis';
const PAGE = '/explore/unis';

const SOON = 'within 2 s';

/** An address for operators is answered soon, on a connection of its own: an older one may be the stuck worker's. */
const operatorsLook = (pathname: string) =>
  factLook(pathname, SOON, async ({ url }) => {
    const start = performance.now();
    const status = await new Promise((resolve, reject) => {
      const answered = (answer: IncomingMessage) =>
        answer.resume().once('end', () => resolve(answer.statusCode));
      get(url + pathname, { agent: false, timeout: 15_000 }, answered).once('error', reject);
    });
    const seconds = (performance.now() - start) / 1_000;
    return status === 200 && seconds <= 2 ? SOON : `${status} after ${seconds.toFixed(1)} s`;
  });

/** One of two workers is blocked by a page; the other one goes on, and operators can still look at both. */
const stuckWorker = (): Scenario => {
  let good: Ref;
  return {
    subject: 'workers',
    fault: 'one of two is stuck',
    others: pagesWithout(REMOTE),
    stages: [
      {
        when: 'until it is replaced',
        async begin(site) {
          good = await refOf(site.store, REMOTE);
          const bad = await storeSpoiled(site, REMOTE, 'loops', { server: LOOPS });
          await makeLive(site.store, REMOTE, bad, good);
          await until(`${REMOTE} loops`, () => isShown(site, bad));
          void fetch(site.url + afresh(PAGE)).catch(() => undefined);
          await pause(500);
        },
        looks: ['/metrics', '/status', '/status.json'].map(operatorsLook),
      },
    ],
    end: async (site) => void (await makeLive(site.store, REMOTE, good)),
    well: [pageLook(PAGE)],
  };
};

/** The workers that a shell's supervisor has now, by their process ids. */
const workersOf = async (pid: number): Promise<readonly number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

/** Seconds for which workers are killed. */
const KILLING = 20;

/** Workers that may be started meanwhile: two at a time, after waits that double from a quarter of a second. */
const MOST = 14;

const FEW = `at most ${MOST} workers`;

const answers = (url: string) =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Kills all workers each time that one of them answers. Gives how many there were. */
const killWorkers = async (shell: Shell): Promise<number> => {
  const seen = new Set<number>();
  const end = performance.now() + KILLING * 1_000;
  while (performance.now() < end) {
    const serves = await answers(shell.url);
    const workers = await workersOf(shell.pid());
    for (const worker of workers) {
      seen.add(worker);
      if (serves) process.kill(worker, 'SIGKILL');
    }
    await pause(20);
  }
  return seen.size;
};

/** A further shell whose workers die as soon as they serve, each time that they are started. */
const crashLoop = (): Scenario => {
  let shell: (Shell & { readonly cache: string }) | undefined;
  let count = 0;
  const pageOfShell = {
    ...pageLook(PAGE),
    see: (site: ChaosSite) => pageLook(PAGE).see({ ...site, url: shell?.url ?? '' }),
  };
  return {
    subject: 'workers',
    fault: `die as soon as they serve, for ${KILLING} seconds`,
    others: pagesWithout('none'),
    stages: [
      {
        when: 'in another shell on this machine',
        async begin(site) {
          shell = await site.addShell('crashing', { WORKERS: '2' });
          count = await killWorkers(shell);
        },
        looks: [
          factLook('workers started meanwhile', FEW, () => (count <= MOST ? FEW : `${count} workers`)),
          factLook('the supervisor', 'still runs', async () =>
            workersOf(shell?.pid() ?? 0).then(
              () => 'still runs',
              () => 'has ended',
            ),
          ),
        ],
      },
    ],
    // It is looked at once more before it is left behind.
    end: async () => undefined,
    well: [pageOfShell],
  };
};

/** What can happen to the processes that serve the site. */
export const workerScenarios = (): Scenario[] => [stuckWorker(), crashLoop()];
