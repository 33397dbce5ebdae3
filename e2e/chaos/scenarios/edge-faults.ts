import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pause, repeat, type Background } from '../background';
import { afresh, load, post, type Met } from '../load';
import { factLook, lossLook } from '../looks/fact-look';
import { errorScreen, pageLook } from '../looks/page-looks';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf, withdraw, type Ref } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';

const REMOTE = 'employers';
const PAGE = '/explore/employer/aldermast';
const ALL_PAGES = REGIONS.map(({ page }) => page);

/** A request that browsers send as POST. */
const searchLook = factLook('a search by POST', 'answered', async ({ url }) => {
  const search = JSON.stringify({ requests: [{ indexName: 'd10_courses', query: 'law' }] });
  const status = await post(`${url}/search/1/indexes/*/queries`, search);
  return status === 200 ? 'answered' : `answered ${status}`;
});

/** A remote of which nothing can be had: its pages answer 503, and are asked for twice a second on top of the load. */
const remoteAway = (): Scenario => {
  let live: Ref;
  let visits: Background | undefined;
  return {
    subject: 'edge',
    fault: 'one remote away, its page asked for twice a second',
    others: pagesWithout(REMOTE),
    stages: [
      {
        when: 'visitors come by the edge',
        async begin(site) {
          live = await refOf(site.store, REMOTE);
          const statuses = (status: number) => async () => {
            const answers = await Promise.all(site.shells.map(({ url }) => fetch(url + PAGE)));
            return answers.every((answer) => answer.status === status);
          };
          await withdraw(site.store, REMOTE);
          await until(`${REMOTE} is gone`, statuses(404));
          for (const cache of site.caches)
            await rm(path.join(cache, REMOTE), { recursive: true, force: true });
          site.host.setFault('down', (pathname) => pathname.startsWith(`/${REMOTE}/`));
          await makeLive(site.store, REMOTE, live);
          await until(`${REMOTE} is missed`, statuses(503));
          visits = repeat(500, async () => (await fetch(site.url + afresh(PAGE))).arrayBuffer());
        },
        looks: [pageLook(PAGE, errorScreen(503)), searchLook],
      },
    ],
    async end(site) {
      await visits?.stop();
      site.host.setFault('none');
    },
    well: ALL_PAGES.map((page) => pageLook(page)),
  };
};

/** What happens to the first of the two shells while visitors come, and after how many milliseconds. */
const shellFault = (fault: string, strike: (site: ChaosSite) => void): Scenario => {
  let met: Met | undefined;
  return {
    subject: 'edge',
    fault,
    others: pagesWithout('none'),
    stages: [
      {
        when: 'visitors come by the edge',
        async begin(site) {
          const visitors = load(site.url, pagesWithout('none'), { rate: 30, seconds: 6 });
          await pause(2_000);
          strike(site);
          met = await visitors;
        },
        looks: [
          lossLook('pages asked for meanwhile', () => met),
          ...ALL_PAGES.map((page) => pageLook(page)),
          searchLook,
        ],
      },
    ],
    end: async (site) => site.shells[0]?.restart(),
    well: ALL_PAGES.map((page) => pageLook(page)),
  };
};

const signal = (name: NodeJS.Signals) => (site: ChaosSite) => process.kill(site.shells[0]?.pid() ?? 0, name);

/** Troubles behind the shipped nginx, which stands in front of two shells. */
export const edgeScenarios = (): Scenario[] => [
  remoteAway(),
  shellFault('one of two shells is killed', signal('SIGKILL')),
  shellFault('one of two shells is told to stop', signal('SIGTERM')),
];
