import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '@signpost/federation/testing';
import { errorScreen, logLook, NO_ROW, pageLook, PLAIN_CARDS, cardsLook, rowLook } from '../looks/page-looks';
import { pagesWithout, type Region } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf, withdraw } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { storeHarmless } from './harmless';

/** How a remote's static host can let it down, in the words of the table. */
export const HOST_FAULTS = {
  down: 'down',
  hung: 'hung',
  slow: 'slow',
  endless: 'endless',
  truncated: 'truncated',
  html: 'wrong type',
  tampered: 'wrong hash',
} as const satisfies Partial<Record<Fault, string>>;

/** Milliseconds that the shell gives one try of a release: two fetches of three seconds, and a pause. */
const LONGEST_TRY = 7_000;

const waits = (fault: Fault) => ['hung', 'slow', 'endless'].includes(fault);

const isRefused = (site: ChaosSite, release: string) => async () =>
  (await site.log()).includes(`release ${release}`);

/** The static host of one remote lets it down, while a release is under way, and before any was ever here. */
export const hostScenario = (region: Region, fault: keyof typeof HOST_FAULTS): Scenario => {
  const { name, page, row, cards } = region;
  const isOurs = (pathname: string) => pathname.startsWith(`/${name}/`);
  const rows = (expected?: string) => (row ? [rowLook(name, row, expected)] : []);
  let live: Awaited<ReturnType<typeof refOf>>;
  return {
    subject: name,
    fault: `host ${HOST_FAULTS[fault]}`,
    others: pagesWithout(name),
    stages: [
      {
        when: 'a new release is under way',
        async begin(site) {
          live = await refOf(site.store, name);
          const next = await storeHarmless(site, name);
          site.host.setFault(fault, isOurs);
          await makeLive(site.store, name, next);
          await until(`${name} is refused`, isRefused(site, next.release));
        },
        looks: [pageLook(page), ...rows(), cardsLook(name, cards), logLook(name)],
      },
      {
        when: 'no release was ever here',
        async begin(site) {
          await withdraw(site.store, name);
          await until(`${name} is gone`, async () => (await fetch(site.url + page)).status === 404);
          // A try that waits for the host would else put back what the process still has in memory.
          if (waits(fault)) await new Promise((resolve) => setTimeout(resolve, LONGEST_TRY));
          for (const cache of site.caches) await rm(path.join(cache, name), { recursive: true, force: true });
          await makeLive(site.store, name, live);
          await until(`${name} is missed`, async () => (await fetch(site.url + page)).status === 503);
        },
        looks: [pageLook(page, errorScreen(503)), ...rows(NO_ROW), cardsLook(name, cards, PLAIN_CARDS)],
      },
    ],
    async end(site) {
      site.host.setFault('none');
    },
    well: [pageLook(page), ...rows(), cardsLook(name, cards)],
  };
};
