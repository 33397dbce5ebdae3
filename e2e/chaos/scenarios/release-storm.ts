import { pause } from '../background';
import { compare, type Comparison } from '../latency-tolerance';
import { loadBoth, windowsIn } from '../paired-load';
import { factProbe, lossProbe } from '../probes/fact-probe';
import { pageProbe, releaseProbe } from '../probes/page-probes';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf, type Ref } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { storeHarmlessRelease } from './harmless-release';

/** Seconds between two releases. */
const RELEASE_INTERVAL_SECONDS = 5;

/** The name of the scenario in the results. */
export const RELEASE_STORM = `a release every ${RELEASE_INTERVAL_SECONDS} seconds`;

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
  let comparison: Comparison | undefined;
  let last: Ref;
  return {
    subject: REMOTE,
    fault: RELEASE_STORM,
    unaffectedPages: OTHERS,
    stages: [
      {
        when: `for ${isLong ? 'ten minutes' : 'one minute'}`,
        async begin(site) {
          const visits = { paths: OTHERS, rate: 15 };
          const [windows, published] = await Promise.all([
            loadBoth(site, visits, windowsIn(seconds)),
            publishReleases(site, seconds / RELEASE_INTERVAL_SECONDS),
          ]);
          comparison = compare(windows);
          last = published;
        },
        probes: [
          lossProbe('pages requested while releases were published', () => comparison?.rest),
          factProbe('their response time', 'as on the twin', () =>
            comparison?.level
              ? 'as on the twin'
              : `p95 ${Math.round(comparison?.rest.p95 ?? NaN)} ms, the twin's ${Math.round(comparison?.twin.p95 ?? NaN)} ms`,
          ),
          releaseProbe(REMOTE, PAGE, () => last.release),
        ],
      },
    ],
    end: async () => undefined,
    recoveryProbes: [pageProbe(PAGE)],
  };
};
