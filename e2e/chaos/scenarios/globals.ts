import type { FaultyCode } from '@signpost/federation/testing';
import { factProbe, warningProbe } from '../probes/fact-probe';
import { pageProbe, releaseProbe } from '../probes/page-probes';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf, type Ref } from '../site/registry';
import { isServed, storeFaultyRelease } from '../site/faulty-release';
import { until } from '../site/until';
import { REPLACED_GLOBALS } from '../faults';
import { storeHarmlessRelease } from './harmless-release';

const REMOTE = 'unis';
const PAGE = '/explore/unis';
const OTHERS = pagesWithout(REMOTE);

/** A squad that releases afterwards. */
const NEXT = { name: 'careers', page: '/explore/career-list' } as const;

/** A release that replaces a global shared by the whole process. */
const scenario = (name: string, server: FaultyCode): Scenario => {
  let live: Ref;
  let faulty: Ref;
  let next: Ref;
  return {
    subject: REMOTE,
    fault: `replaces ${name}`,
    unaffectedPages: OTHERS,
    stages: [
      {
        when: 'its release is live, and another squad releases',
        async begin(site) {
          live = await liveRefOf(site.store, REMOTE);
          faulty = await storeFaultyRelease(site, REMOTE, `replaces ${name}`, { server });
          await makeLive(site.store, REMOTE, faulty, live);
          const isRefused = async () => (await site.log()).includes(faulty.release);
          await until(
            `${REMOTE} is live or refused`,
            async () => (await isServed(site, faulty)) || (await isRefused()),
          );
          next = await storeHarmlessRelease(site, NEXT.name);
          await makeLive(site.store, NEXT.name, next);
          await until(`${NEXT.name} is live`, () => isServed(site, next));
        },
        probes: [
          ...['/', PAGE, ...OTHERS].map((page) => pageProbe(page)),
          releaseProbe(NEXT.name, NEXT.page, () => next.release),
          factProbe('/readyz', '200', async ({ url }) => String((await fetch(`${url}/readyz`)).status)),
          warningProbe('the release in the log', () => [faulty.release]),
        ],
      },
    ],
    end: async (site) => void (await makeLive(site.store, REMOTE, live)),
    recoveryProbes: [
      releaseProbe(REMOTE, PAGE, () => live.release),
      ...OTHERS.map((page) => pageProbe(page)),
    ],
  };
};

/** Each global that a release could replace for the whole process. */
export const globalScenarios = (): Scenario[] =>
  Object.entries(REPLACED_GLOBALS).map(([name, server]) => scenario(name, server));
