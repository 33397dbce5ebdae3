import { load, type LoadResult } from '../load';
import { pause } from '../background';
import { factProbe, lossProbe } from '../probes/fact-probe';
import { pageProbe, releaseProbe } from '../probes/page-probes';
import { isWithinTolerance } from '../latency-tolerance';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf, type Ref } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { storeHarmlessRelease } from './harmless-release';

/** Seconds between two releases. */
const RELEASE_INTERVAL_SECONDS = 5;

const REMOTE = 'unis';
const PAGE = '/explore/unis';
const OTHERS = pagesWithout(REMOTE);

/** Publishes a number of releases of one remote, one after the other. Returns the last. */
const publishReleases = async (site: ChaosSite, count: number): Promise<Ref> => {
  let last = await liveRefOf(site.store, REMOTE);
  for (let made = 0; made < count; made += 1) {
    const start = performance.now();
    last = await storeHarmlessRelease(site, REMOTE);
    await makeLive(site.store, REMOTE, last);
    await pause(Math.max(0, RELEASE_INTERVAL_SECONDS * 1_000 - (performance.now() - start)));
  }
  return last;
};

/** A release every five seconds under load: for one minute, or for ten in the long form of the suite. */
export const releaseStorm = (isLong: boolean): Scenario => {
  const seconds = isLong ? 600 : 60;
  let main: LoadResult | undefined;
  let twin: LoadResult | undefined;
  let last: Ref;
  return {
    subject: REMOTE,
    fault: `a release every ${RELEASE_INTERVAL_SECONDS} seconds`,
    unaffectedPages: OTHERS,
    stages: [
      {
        when: `for ${isLong ? 'ten minutes' : 'one minute'}`,
        async begin(site) {
          [main, twin, last] = await Promise.all([
            load(site.url, OTHERS, { rate: 15, seconds }),
            load(site.twin, OTHERS, { rate: 15, seconds }),
            publishReleases(site, seconds / RELEASE_INTERVAL_SECONDS),
          ]);
        },
        probes: [
          lossProbe('pages requested while releases were published', () => main),
          factProbe('their response time', 'as on the twin', () => {
            const [own, other] = [main?.p95 ?? Infinity, twin?.p95 ?? 0];
            return isWithinTolerance(own, other)
              ? 'as on the twin'
              : `p95 ${Math.round(own)} ms, the twin's ${Math.round(other)} ms`;
          }),
          releaseProbe(REMOTE, PAGE, () => last.release),
        ],
      },
    ],
    end: async () => undefined,
    recoveryProbes: [pageProbe(PAGE)],
  };
};
