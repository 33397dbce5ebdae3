import type { ReleaseFaults } from '@signpost/federation/testing';
import { ERROR_SCREEN, pageInBrowser, TO_READ } from '../probes/browser-probes';
import {
  CARDS,
  errorScreen,
  logProbe,
  NO_ROW,
  pageProbe,
  PLAIN_CARDS,
  ROW,
  TO_BROWSER,
  type Probe,
} from '../probes/page-probes';
import { cardProbes, cardProbesInBrowser, rowProbes, rowProbesInBrowser } from '../probes/region-probes';
import { pagesWithout, type Region } from '../regions';
import type { Scenario } from '../scenario';
import { makeLive, liveRefOf } from '../site/registry';
import { isServed, storeFaultyRelease } from '../site/faulty-release';
import { until } from '../site/until';
import {
  NEVER_RESOLVES,
  THROWS_IN_LOADER,
  THROWS_IN_MODULE,
  THROWS_IN_RENDER,
  NEVER_STARTS,
} from '../faults';

interface CodeFault {
  readonly fault: string;
  readonly faults: ReleaseFaults;
  /** Whether the shell accepts the release at all. */
  readonly starts: boolean;
  probes(region: Region): readonly Probe[];
}

const unaffectedProbes = (region: Region) => [
  pageProbe(region.page),
  ...rowProbes(region),
  ...cardProbes(region),
  logProbe(`"remote":"${region.name}"`),
];

/** Faulty code in an otherwise valid release, and its allowed effect. */
const CODE_FAULTS: readonly CodeFault[] = [
  {
    fault: 'throws in module scope on the server',
    faults: { server: THROWS_IN_MODULE },
    starts: false,
    probes: unaffectedProbes,
  },
  {
    fault: 'throws in module scope in the browser',
    faults: { client: THROWS_IN_MODULE },
    starts: true,
    probes: (region) => [
      pageProbe(region.page),
      pageInBrowser(region.page, TO_READ),
      ...rowProbesInBrowser(region, ROW),
      ...cardProbesInBrowser(region, PLAIN_CARDS),
    ],
  },
  {
    fault: 'throws in its loaders',
    faults: { server: THROWS_IN_LOADER, client: THROWS_IN_LOADER },
    starts: true,
    probes: (region) => [
      pageProbe(region.page, errorScreen(500)),
      ...rowProbes(region, NO_ROW),
      ...cardProbes(region, PLAIN_CARDS),
      ...(region.cards ? [logProbe(`${region.name} left card`)] : []),
    ],
  },
  {
    fault: 'throws while it renders on the server',
    faults: { server: THROWS_IN_RENDER },
    starts: true,
    probes: (region) => [
      pageProbe(region.page, errorScreen(500)),
      ...rowProbes(region, TO_BROWSER),
      ...rowProbesInBrowser(region, ROW),
      ...cardProbes(region, TO_BROWSER),
      ...cardProbesInBrowser(region, CARDS),
      logProbe('chaos in render'),
    ],
  },
  {
    fault: 'throws while it renders in the browser',
    faults: { client: THROWS_IN_RENDER },
    starts: true,
    probes: (region) => [
      pageProbe(region.page),
      pageInBrowser(region.page, ERROR_SCREEN),
      ...rowProbesInBrowser(region, NO_ROW),
      ...cardProbesInBrowser(region, PLAIN_CARDS),
    ],
  },
  {
    fault: 'times out at the start',
    faults: { server: NEVER_STARTS },
    starts: false,
    probes: unaffectedProbes,
  },
  {
    fault: 'times out in loaders and slots',
    faults: { server: NEVER_RESOLVES },
    starts: true,
    probes: (region) => [
      ...rowProbes(region, NO_ROW),
      ...cardProbes(region, PLAIN_CARDS),
      pageProbe(region.page, errorScreen(504)),
      ...(region.cards ? [logProbe(`${region.name} left card`)] : []),
    ],
  },
];

const scenario = (region: Region, { fault, faults, starts, probes }: CodeFault): Scenario => {
  const { name, page } = region;
  let live: Awaited<ReturnType<typeof liveRefOf>>;
  return {
    subject: name,
    fault,
    unaffectedPages: pagesWithout(name),
    stages: [
      {
        when: 'its release is live',
        async begin(site) {
          live = await liveRefOf(site.store, name);
          const ref = await storeFaultyRelease(site, name, fault, faults);
          await makeLive(site.store, name, ref);
          await until(`the shell has seen ${name} ${fault}`, async () =>
            starts ? isServed(site, ref) : (await site.log()).includes(`release ${ref.release}`),
          );
        },
        probes: probes(region),
      },
    ],
    end: async (site) => void (await makeLive(site.store, name, live)),
    recoveryProbes: [pageProbe(page), ...rowProbes(region), ...cardProbes(region)],
  };
};

/** A remote with every code fault, each in a release that the squad then rolls back. */
export const codeScenarios = (region: Region): Scenario[] =>
  CODE_FAULTS.map((fault) => scenario(region, fault));
