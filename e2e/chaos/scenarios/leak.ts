import { load } from '../load';
import { logProbe, pageProbe } from '../probes/page-probes';
import { pagesWithout, type Region } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf } from '../site/registry';
import { isServed, storeFaultyRelease } from '../site/faulty-release';
import { until } from '../site/until';
import { LEAKING } from '../faults';

/** At this rate, a page that leaks eight megabytes each time exceeds a worker's memory limit. */
const LEAK_LOAD = { rate: 10, seconds: 10 };

/**
 * A remote whose pages leak until the worker that serves them is drained and replaced, without an effect on
 * visitors.
 */
export const leakScenario = ({ name, page }: Region): Scenario => {
  let live: Awaited<ReturnType<typeof liveRefOf>>;
  return {
    subject: name,
    fault: 'leaks memory',
    unaffectedPages: pagesWithout(name),
    stages: [
      {
        when: 'its release is live',
        async begin(site) {
          live = await liveRefOf(site.store, name);
          const ref = await storeFaultyRelease(site, name, 'leaks', { server: LEAKING });
          await makeLive(site.store, name, ref);
          await until(`${name} leaks`, () => isServed(site, ref));
          const { failed } = await load(site.url, [page], LEAK_LOAD);
          if (failed > 0) throw new Error(`${failed} visitors of ${page} got no page`);
        },
        probes: [pageProbe(page), logProbe('a worker grew too large; a new one is started')],
      },
    ],
    end: async (site) => void (await makeLive(site.store, name, live)),
    recoveryProbes: [pageProbe(page)],
  };
};
