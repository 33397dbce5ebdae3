import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { pause } from '../background';
import { uncached } from '../load';
import { factProbe } from '../probes/fact-probe';
import { onShell, pageProbe } from '../probes/page-probes';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf, type Ref } from '../site/registry';
import { isServed, storeFaultyRelease } from '../site/faulty-release';
import type { Shell } from '../site/shell';
import { until } from '../site/until';
import { LOOPS } from '../faults';

const REMOTE = 'unis';
const PAGE = '/explore/unis';

const SOON = 'within 2 s';

/** An address for operators answers quickly, on a new connection: an existing one may belong to the stuck worker. */
const operatorProbe = (pathname: string) =>
  factProbe(pathname, SOON, async ({ url }) => {
    const start = performance.now();
    const status = await new Promise((resolve, reject) => {
      const answered = (answer: IncomingMessage) =>
        answer.resume().once('end', () => resolve(answer.statusCode));
      get(url + pathname, { agent: false, timeout: 15_000 }, answered).once('error', reject);
    });
    const seconds = (performance.now() - start) / 1_000;
    return status === 200 && seconds <= 2 ? SOON : `${status} after ${seconds.toFixed(1)} s`;
  });

/** One of two workers is blocked by a page; the other one continues, and operators can still inspect both. */
const stuckWorker = (): Scenario => {
  let live: Ref;
  return {
    subject: 'workers',
    fault: 'one of two is stuck',
    unaffectedPages: pagesWithout(REMOTE),
    stages: [
      {
        when: 'until it is replaced',
        async begin(site) {
          live = await liveRefOf(site.store, REMOTE);
          const faulty = await storeFaultyRelease(site, REMOTE, 'loops', { server: LOOPS });
          await makeLive(site.store, REMOTE, faulty, live);
          await until(`${REMOTE} loops`, () => isServed(site, faulty));
          void fetch(site.url + uncached(PAGE)).catch(() => undefined);
          await pause(500);
        },
        probes: ['/metrics', '/status', '/status.json'].map(operatorProbe),
      },
    ],
    end: async (site) => void (await makeLive(site.store, REMOTE, live)),
    recoveryProbes: [pageProbe(PAGE)],
  };
};

/** Process ids of the current workers of a shell's supervisor. */
const workersOf = async (pid: number): Promise<readonly number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

/** Seconds for which workers are killed. */
const KILLING_SECONDS = 20;

/** Upper limit of worker starts meanwhile: two at a time, after waits that double from a quarter of a second. */
const MAX_WORKERS = 14;

const FEW_WORKERS = `at most ${MAX_WORKERS} workers`;

const isAnswering = (url: string) =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Kills all workers each time that one of them answers. Returns how many there were. */
const killWorkers = async (shell: Shell): Promise<number> => {
  const seen = new Set<number>();
  const end = performance.now() + KILLING_SECONDS * 1_000;
  while (performance.now() < end) {
    const serves = await isAnswering(shell.url);
    const workers = await workersOf(shell.pid());
    for (const worker of workers) {
      seen.add(worker);
      if (serves) process.kill(worker, 'SIGKILL');
    }
    await pause(20);
  }
  return seen.size;
};

/** An additional shell whose workers die as soon as they serve, after every start. */
const crashLoop = (): Scenario => {
  let shell: (Shell & { readonly cache: string }) | undefined;
  let count = 0;
  return {
    subject: 'workers',
    fault: `die as soon as they serve, for ${KILLING_SECONDS} seconds`,
    unaffectedPages: pagesWithout('none'),
    stages: [
      {
        when: 'in another shell on this machine',
        async begin(site) {
          shell = await site.addShell('crashing', { WORKERS: '2' });
          count = await killWorkers(shell);
        },
        probes: [
          factProbe('workers started meanwhile', FEW_WORKERS, () =>
            count <= MAX_WORKERS ? FEW_WORKERS : `${count} workers`,
          ),
          factProbe('the supervisor', 'still runs', async () =>
            workersOf(shell?.pid() ?? 0).then(
              () => 'still runs',
              () => 'has ended',
            ),
          ),
        ],
      },
    ],
    // No cleanup: the next probe inspects it once more.
    end: async () => undefined,
    recoveryProbes: [onShell(() => shell, pageProbe(PAGE))],
  };
};

/** Faults of the processes that serve the site. */
export const workerScenarios = (): Scenario[] => [stuckWorker(), crashLoop()];
