import type { Fault } from '@signpost/federation/testing';
import { pageLook, releaseLook, rowLook } from '../looks/page-looks';
import { pagesWithout, REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, refOf } from '../site/registry';
import { storeHarmless } from './harmless';

const REGISTRY_FAULTS = {
  down: 'down',
  hung: 'hung',
  slow: 'slow',
  truncated: 'truncated',
  html: 'wrong type',
  altered: 'wrong content',
} as const satisfies Partial<Record<Fault, string>>;

const STORE_FAULTS = { ...REGISTRY_FAULTS, tampered: 'wrong hash' } as const;

/** Long enough for the shell to have looked several times, in milliseconds. */
const A_WHILE = 3_000;

const scenario = (
  subject: string,
  fault: Fault,
  words: string,
  hits: (pathname: string) => boolean,
): Scenario => {
  let before: Awaited<ReturnType<typeof refOf>>;
  let next: typeof before;
  return {
    subject,
    fault: words,
    others: pagesWithout('none'),
    stages: [
      {
        when: 'a release is made',
        async begin(site) {
          before = await refOf(site.store, 'unis');
          next = await storeHarmless(site, 'unis');
          site.host.setFault(fault, hits);
          await makeLive(site.store, 'unis', next);
          await new Promise((resolve) => setTimeout(resolve, A_WHILE));
        },
        looks: [
          releaseLook('unis', '/explore/unis', () => before.release),
          ...REGIONS.map(({ page }) => pageLook(page)),
          rowLook('unis', '/'),
        ],
      },
    ],
    end: async (site) => site.host.setFault('none'),
    // What was released in the meantime is taken by itself.
    well: [releaseLook('unis', '/explore/unis', () => next.release)],
  };
};

/** The registry alone, and the store with all that is in it, with every fault they can have. */
export const storeScenarios = (): Scenario[] => [
  ...Object.entries(REGISTRY_FAULTS).map(([fault, words]) =>
    scenario('registry', fault as Fault, words, (pathname) => pathname.endsWith('/registry.json')),
  ),
  ...Object.entries(STORE_FAULTS).map(([fault, words]) =>
    scenario('store', fault as Fault, words, () => true),
  ),
];
