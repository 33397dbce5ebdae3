import { load } from '../load';
import { logLook, pageLook } from '../looks/page-looks';
import { pagesWithout, type Region } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf } from '../site/registry';
import { isShown, storeSpoiled } from '../site/release-spoiled';
import { until } from '../site/until';
import { LEAKING } from '../spoils';

/** Asked for so often, a page that keeps eight megabytes each time takes more than a worker may. */
const ENOUGH = { rate: 10, seconds: 10 };

/** A remote whose pages leak until the worker that serves them is drained and replaced. Its visitors notice nothing. */
export const leakScenario = ({ name, page }: Region): Scenario => {
  let good: Awaited<ReturnType<typeof refOf>>;
  return {
    subject: name,
    fault: 'leaks memory',
    others: pagesWithout(name),
    stages: [
      {
        when: 'its release is live',
        async begin(site) {
          good = await refOf(site.store, name);
          const ref = await storeSpoiled(site, name, 'leaks', { server: LEAKING });
          await makeLive(site.store, name, ref);
          await until(`${name} leaks`, () => isShown(site, ref));
          const { failed } = await load(site.url, [page], ENOUGH);
          if (failed > 0) throw new Error(`${failed} visitors of ${page} got no page`);
        },
        looks: [pageLook(page), logLook('a worker grew too large; another takes its place')],
      },
    ],
    end: async (site) => void (await makeLive(site.store, name, good)),
    well: [pageLook(page)],
  };
};
