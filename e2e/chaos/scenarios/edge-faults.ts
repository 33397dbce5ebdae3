import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pause, repeat, type Background } from '../background';
import { uncached, load, post, type LoadResult } from '../load';
import { factProbe, lossProbe } from '../probes/fact-probe';
import { errorScreen, pageProbe } from '../probes/page-probes';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf, removeRemote, type Ref } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';

const REMOTE = 'employers';
const PAGE = '/explore/employer/aldermast';
const ALL_PAGES = REGIONS.map(({ page }) => page);

/** A request that browsers send as POST. */
const searchProbe = factProbe('a search by POST', 'answered', async ({ url }) => {
  const search = JSON.stringify({ requests: [{ indexName: 'd10_courses', query: 'law' }] });
  const status = await post(`${url}/search/1/indexes/*/queries`, search);
  return status === 200 ? 'answered' : `answered ${status}`;
});

/** A remote that cannot be loaded: its pages answer 503, and are requested twice a second on top of the load. */
const remoteUnavailable = (): Scenario => {
  let live: Ref;
  let visits: Background | undefined;
  return {
    subject: 'edge',
    fault: 'one remote unavailable, its page requested twice a second',
    unaffectedPages: pagesWithout(REMOTE),
    stages: [
      {
        when: 'visitors use the edge',
        async begin(site) {
          live = await liveRefOf(site.store, REMOTE);
          const statuses = (status: number) => async () => {
            const answers = await Promise.all(site.shells.map(({ url }) => fetch(url + PAGE)));
            return answers.every((answer) => answer.status === status);
          };
          await removeRemote(site.store, REMOTE);
          await until(`${REMOTE} is gone`, statuses(404));
          for (const cache of site.caches)
            await rm(path.join(cache, REMOTE), { recursive: true, force: true });
          site.host.setFault('down', (pathname) => pathname.startsWith(`/${REMOTE}/`));
          await makeLive(site.store, REMOTE, live);
          await until(`${REMOTE} is missed`, statuses(503));
          visits = repeat(500, async () => (await fetch(site.url + uncached(PAGE))).arrayBuffer());
        },
        probes: [pageProbe(PAGE, errorScreen(503)), searchProbe],
      },
    ],
    async end(site) {
      await visits?.stop();
      site.host.setFault('none');
    },
    recoveryProbes: ALL_PAGES.map((page) => pageProbe(page)),
  };
};

/** A fault of the first of the two shells under load, and its delay in milliseconds. */
const shellFault = (fault: string, inject: (site: ChaosSite) => void): Scenario => {
  let result: LoadResult | undefined;
  return {
    subject: 'edge',
    fault,
    unaffectedPages: pagesWithout('none'),
    stages: [
      {
        when: 'visitors use the edge',
        async begin(site) {
          const visitors = load(site.url, pagesWithout('none'), { rate: 30, seconds: 6 });
          await pause(2_000);
          inject(site);
          result = await visitors;
        },
        probes: [
          lossProbe('pages requested meanwhile', () => result),
          ...ALL_PAGES.map((page) => pageProbe(page)),
          searchProbe,
        ],
      },
    ],
    end: async (site) => site.shells[0]?.restart(),
    recoveryProbes: ALL_PAGES.map((page) => pageProbe(page)),
  };
};

const sendSignal = (name: NodeJS.Signals) => (site: ChaosSite) =>
  process.kill(site.shells[0]?.pid() ?? 0, name);

/** Faults behind the shipped nginx, which is in front of two shells. */
export const edgeScenarios = (): Scenario[] => [
  remoteUnavailable(),
  shellFault('one of two shells is killed', sendSignal('SIGKILL')),
  shellFault('one of two shells is stopped', sendSignal('SIGTERM')),
];
