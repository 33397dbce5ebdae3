import { pause } from '../background';
import { warningLook } from '../looks/fact-look';
import { pageLook, releaseLook, rowLook } from '../looks/page-looks';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf, type Ref } from '../site/registry';
import { clearDisk, fillDisk } from '../site/small-disk';
import { storeHarmless } from './harmless';

/** Long enough for the shell to have tried the release, in milliseconds. */
const A_WHILE = 4_000;

/** The disk on which a shell keeps releases has no space left when a release is made. */
export const diskFull = (): Scenario => {
  let before: Ref;
  let next: Ref;
  return {
    subject: 'machine',
    fault: 'no space left where releases are kept',
    others: pagesWithout('none'),
    stages: [
      {
        when: 'a release is made',
        async begin(site) {
          before = await refOf(site.store, 'unis');
          next = await storeHarmless(site, 'unis');
          for (const cache of site.caches) await fillDisk(cache);
          await makeLive(site.store, 'unis', next, before);
          await pause(A_WHILE);
        },
        looks: [
          releaseLook('unis', '/explore/unis', () => before.release),
          ...REGIONS.map(({ page }) => pageLook(page)),
          rowLook('unis', '/'),
          warningLook('the release and the reason in the log', () => [next.release, 'ENOSPC']),
        ],
      },
    ],
    async end(site) {
      for (const cache of site.caches) await clearDisk(cache);
    },
    well: [releaseLook('unis', '/explore/unis', () => next.release)],
  };
};
