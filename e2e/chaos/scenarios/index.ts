import { REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { whyNoEdge } from '../site/edge';
import { prepareAlgolia } from '../site/algolia-hosts';
import { whyNoFalseClock, prepareFalseClock } from '../site/false-clock';
import { prepareMailServer } from '../site/mail-server';
import type { SiteOptions } from '../site/site';
import { mountSmallDisk, whyNoSmallDisk } from '../site/small-disk';
import { algoliaScenarios } from './external/algolia-faults';
import { apiScenarios } from './api-faults';
import { canaryScenarios } from './canary-judgement';
import { clockScenarios } from './clock-jumps';
import { codeScenarios } from './code-faults';
import { costlySearches } from './clients/costly-searches';
import { diskFull } from './disk-full';
import { edgeScenarios } from './edge-faults';
import { futureRegistry } from './future-registry';
import { GIGYA_SETTINGS, gigyaScenarios } from './external/gigya-faults';
import { globalScenarios } from './globals';
import { HOST_FAULTS, hostScenario } from './host-faults';
import { hostileScenarios } from './clients/hostile-requests';
import { leakScenario } from './leak';
import { mailScenarios } from './external/mail-faults';
import { releaseStorm } from './release-storm';
import { serviceScenarios } from './service-faults';
import { slowBodies } from './clients/slow-bodies';
import { storeScenarios } from './store-faults';
import { strayErrorScenarios } from './stray-errors';
import { workerScenarios } from './worker-faults';

const hostFaults = Object.keys(HOST_FAULTS) as (keyof typeof HOST_FAULTS)[];

/** Scenarios that run on one site. */
export interface Group {
  readonly site: SiteOptions;
  readonly scenarios: readonly Scenario[];
  /** Returns what this machine lacks to run them; undefined when it can. */
  readonly whyNotRunnable?: () => Promise<string | undefined>;
}

/** A heap size that fits several processes on one machine. */
const TWO_SMALL_WORKERS = { WORKERS: '2', NODE_OPTIONS: '--max-old-space-size=600' };

export interface SuiteOptions {
  /** Whether scenarios that take minutes are run in full. */
  readonly isLong?: boolean;
}

/** Every scenario of the suite, by the site that it needs. */
export const allScenarios = ({ isLong = false }: SuiteOptions = {}): Group[] => [
  {
    site: {},
    scenarios: [
      ...REGIONS.flatMap((region) => [
        ...hostFaults.map((fault) => hostScenario(region, fault)),
        ...codeScenarios(region),
      ]),
      ...serviceScenarios(),
      ...apiScenarios(),
      costlySearches(),
      ...storeScenarios(),
      futureRegistry(),
      ...canaryScenarios(),
      ...hostileScenarios(),
      slowBodies(),
      releaseStorm(isLong),
      // Last, because these leave changes in a process that would affect its next scenarios.
      ...globalScenarios(),
    ],
  },
  { site: { settings: { WORKERS: '2', MEMORY_LIMIT_MB: '500' } }, scenarios: REGIONS.map(leakScenario) },
  {
    site: { settings: TWO_SMALL_WORKERS },
    scenarios: [...workerScenarios(), ...strayErrorScenarios()],
  },
  { site: { prepare: prepareMailServer }, scenarios: mailScenarios() },
  { site: { prepare: prepareAlgolia }, scenarios: algoliaScenarios() },
  { site: { settings: GIGYA_SETTINGS }, scenarios: gigyaScenarios() },
  { site: { edge: true }, scenarios: edgeScenarios(), whyNotRunnable: whyNoEdge },
  { site: { prepare: mountSmallDisk }, scenarios: [diskFull()], whyNotRunnable: whyNoSmallDisk },
  { site: { prepare: prepareFalseClock }, scenarios: clockScenarios(), whyNotRunnable: whyNoFalseClock },
];
