import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '@signpost/federation/testing';
import { errorScreen, logProbe, NO_ROW, pageProbe, PLAIN_CARDS } from '../probes/page-probes';
import { cardProbes, rowProbes } from '../probes/region-probes';
import { pagesWithout, type Region } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf, removeRemote } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';
import { storeHarmlessRelease } from './harmless-release';

/** Faults of a remote's static host, with their descriptions in the document's table. */
export const HOST_FAULTS = {
  down: 'down',
  hung: 'hung',
  slow: 'slow',
  endless: 'endless',
  truncated: 'truncated',
  html: 'wrong type',
  tampered: 'wrong hash',
} as const satisfies Partial<Record<Fault, string>>;

/** Milliseconds of one attempt to load a release: two fetches of three seconds, and a pause. */
const MAX_ATTEMPT_MS = 7_000;

const waits = (fault: Fault) => ['hung', 'slow', 'endless'].includes(fault);

const isRefused = (site: ChaosSite, release: string) => async () =>
  (await site.log()).includes(`release ${release}`);

/** The static host of one remote fails, while a release is being published, and before any release was cached. */
export const hostScenario = (region: Region, fault: keyof typeof HOST_FAULTS): Scenario => {
  const { name, page } = region;
  const isOfRemote = (pathname: string) => pathname.startsWith(`/${name}/`);
  let live: Awaited<ReturnType<typeof liveRefOf>>;
  return {
    subject: name,
    fault: `host ${HOST_FAULTS[fault]}`,
    unaffectedPages: pagesWithout(name),
    stages: [
      {
        when: 'a new release is published',
        async begin(site) {
          live = await liveRefOf(site.store, name);
          const next = await storeHarmlessRelease(site, name);
          site.host.setFault(fault, isOfRemote);
          await makeLive(site.store, name, next);
          await until(`${name} is refused`, isRefused(site, next.release));
        },
        probes: [pageProbe(page), ...rowProbes(region), ...cardProbes(region), logProbe(name)],
      },
      {
        when: 'no release is cached',
        async begin(site) {
          await removeRemote(site.store, name);
          await until(`${name} is gone`, async () => (await fetch(site.url + page)).status === 404);
          // An attempt that is still waiting for the host would otherwise restore what the process has in
          // memory.
          if (waits(fault)) await new Promise((resolve) => setTimeout(resolve, MAX_ATTEMPT_MS));
          for (const cache of site.caches) await rm(path.join(cache, name), { recursive: true, force: true });
          await makeLive(site.store, name, live);
          await until(`${name} is missed`, async () => (await fetch(site.url + page)).status === 503);
        },
        probes: [
          pageProbe(page, errorScreen(503)),
          ...rowProbes(region, NO_ROW),
          ...cardProbes(region, PLAIN_CARDS),
        ],
      },
    ],
    async end(site) {
      site.host.setFault('none');
    },
    recoveryProbes: [pageProbe(page), ...rowProbes(region), ...cardProbes(region)],
  };
};
