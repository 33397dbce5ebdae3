import type { Spoil } from '@signpost/federation/testing';
import { factLook, warningLook } from '../looks/fact-look';
import { pageLook, releaseLook } from '../looks/page-looks';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf, type Ref } from '../site/registry';
import { isShown, storeSpoiled } from '../site/release-spoiled';
import { until } from '../site/until';
import { REPLACED_GLOBALS } from '../spoils';
import { storeHarmless } from './harmless';

const REMOTE = 'unis';
const PAGE = '/explore/unis';
const OTHERS = pagesWithout(REMOTE);

/** A squad that releases afterwards. */
const NEXT = { name: 'careers', page: '/explore/career-list' } as const;

/** A release that replaces a global of the process that it shares with every other part of the site. */
const scenario = (name: string, server: Spoil): Scenario => {
  let good: Ref;
  let bad: Ref;
  let next: Ref;
  return {
    subject: REMOTE,
    fault: `replaces ${name}`,
    others: OTHERS,
    stages: [
      {
        when: 'its release is live, and another squad makes one',
        async begin(site) {
          good = await refOf(site.store, REMOTE);
          bad = await storeSpoiled(site, REMOTE, `replaces ${name}`, { server });
          await makeLive(site.store, REMOTE, bad, good);
          const isRefused = async () => (await site.log()).includes(bad.release);
          await until(
            `${REMOTE} is live or refused`,
            async () => (await isShown(site, bad)) || (await isRefused()),
          );
          next = await storeHarmless(site, NEXT.name);
          await makeLive(site.store, NEXT.name, next);
          await until(`${NEXT.name} is live`, () => isShown(site, next));
        },
        looks: [
          ...['/', PAGE, ...OTHERS].map((page) => pageLook(page)),
          releaseLook(NEXT.name, NEXT.page, () => next.release),
          factLook('/readyz', '200', async ({ url }) => String((await fetch(`${url}/readyz`)).status)),
          warningLook('the release in the log', () => [bad.release]),
        ],
      },
    ],
    end: async (site) => void (await makeLive(site.store, REMOTE, good)),
    well: [releaseLook(REMOTE, PAGE, () => good.release), ...OTHERS.map((page) => pageLook(page))],
  };
};

/** Each global that a release of today could replace for everyone. */
export const globalScenarios = (): Scenario[] =>
  Object.entries(REPLACED_GLOBALS).map(([name, server]) => scenario(name, server));
