import { load, type Met } from '../load';
import { pause } from '../background';
import { factLook, lossLook } from '../looks/fact-look';
import { pageLook, releaseLook } from '../looks/page-looks';
import { isLevel } from '../pace';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf, type Ref } from '../site/registry';
import type { ChaosSite } from '../site/site';
import { storeHarmless } from './harmless';

/** Seconds between two releases. */
const EVERY = 5;

const REMOTE = 'unis';
const PAGE = '/explore/unis';
const OTHERS = pagesWithout(REMOTE);

/** Makes so many releases of one remote, one after the other. Gives the last. */
const releaseInTurn = async (site: ChaosSite, count: number): Promise<Ref> => {
  let last = await refOf(site.store, REMOTE);
  for (let made = 0; made < count; made += 1) {
    const start = performance.now();
    last = await storeHarmless(site, REMOTE);
    await makeLive(site.store, REMOTE, last);
    await pause(Math.max(0, EVERY * 1_000 - (performance.now() - start)));
  }
  return last;
};

/** A release every five seconds under load: for a minute, or for ten in the long form of the suite. */
export const releaseStorm = (isLong: boolean): Scenario => {
  const seconds = isLong ? 600 : 60;
  let met: Met | undefined;
  let twin: Met | undefined;
  let last: Ref;
  return {
    subject: REMOTE,
    fault: `a release every ${EVERY} seconds`,
    others: OTHERS,
    stages: [
      {
        when: `${isLong ? 'ten minutes' : 'one minute'} of it`,
        async begin(site) {
          [met, twin, last] = await Promise.all([
            load(site.url, OTHERS, { rate: 15, seconds }),
            load(site.twin, OTHERS, { rate: 15, seconds }),
            releaseInTurn(site, seconds / EVERY),
          ]);
        },
        looks: [
          lossLook('pages asked for while releases were made', () => met),
          factLook('the pace of those pages', 'that of the twin', () => {
            const [own, other] = [met?.p95 ?? Infinity, twin?.p95 ?? 0];
            return isLevel(own, other)
              ? 'that of the twin'
              : `p95 ${Math.round(own)} ms, the twin's ${Math.round(other)} ms`;
          }),
          releaseLook(REMOTE, PAGE, () => last.release),
        ],
      },
    ],
    end: async () => undefined,
    well: [pageLook(PAGE)],
  };
};
