import { REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { edgeIsMissing } from '../site/edge';
import { falseClockIsMissing, prepareFalseClock } from '../site/false-clock';
import type { SiteOptions } from '../site/site';
import { mountSmallDisk, smallDiskIsMissing } from '../site/small-disk';
import { apiScenarios } from './api-faults';
import { canaryScenarios } from './canary-judgement';
import { clockScenarios } from './clock-jumps';
import { codeScenarios } from './code-faults';
import { costlySearches } from './costly-searches';
import { diskFull } from './disk-full';
import { edgeScenarios } from './edge-faults';
import { futureRegistry } from './future-registry';
import { globalScenarios } from './globals';
import { HOST_FAULTS, hostScenario } from './host-faults';
import { hostileScenarios } from './hostile-requests';
import { leakScenario } from './leak';
import { releaseStorm } from './release-storm';
import { serviceScenarios } from './service-faults';
import { storeScenarios } from './store-faults';
import { strayErrorScenarios } from './stray-errors';
import { workerScenarios } from './worker-faults';

const hostFaults = Object.keys(HOST_FAULTS) as (keyof typeof HOST_FAULTS)[];

/** Scenarios that run on one site. */
export interface Group {
  readonly site: SiteOptions;
  readonly scenarios: readonly Scenario[];
  /** What this machine lacks to run them; nothing when it lacks nothing. */
  readonly missing?: () => Promise<string | undefined>;
}

/** A heap of a size that a machine with several processes can spare. */
const TWO_SMALL_WORKERS = { WORKERS: '2', NODE_OPTIONS: '--max-old-space-size=600' };

export interface SuiteOptions {
  /** Whether troubles that take minutes are tried in full. */
  readonly isLong?: boolean;
}

/** Every trouble of the suite, by the site that it needs. */
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
      releaseStorm(isLong),
      // Last: what these leave in a process, its next scenarios would meet.
      ...globalScenarios(),
    ],
  },
  { site: { settings: { WORKERS: '2', MEMORY_LIMIT_MB: '500' } }, scenarios: REGIONS.map(leakScenario) },
  {
    site: { settings: TWO_SMALL_WORKERS },
    scenarios: [...workerScenarios(), ...strayErrorScenarios()],
  },
  { site: { edge: true }, scenarios: edgeScenarios(), missing: edgeIsMissing },
  { site: { prepare: mountSmallDisk }, scenarios: [diskFull()], missing: smallDiskIsMissing },
  { site: { prepare: prepareFalseClock }, scenarios: clockScenarios(), missing: falseClockIsMissing },
];
