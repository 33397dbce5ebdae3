import { REGIONS } from '../regions';
import type { Scenario } from '../scenario';
import { codeScenarios } from './code-faults';
import { leakScenario } from './leak';
import { HOST_FAULTS, hostScenario } from './host-faults';
import { serviceScenarios } from './service-faults';
import { storeScenarios } from './store-faults';

const hostFaults = Object.keys(HOST_FAULTS) as (keyof typeof HOST_FAULTS)[];

/** Scenarios that run on one site, and the settings of its shell. */
export interface Group {
  readonly settings: NodeJS.ProcessEnv;
  readonly scenarios: readonly Scenario[];
}

/** Everything that can go wrong, part by part. */
export const allScenarios = (): Group[] => [
  {
    settings: {},
    scenarios: [
      ...REGIONS.flatMap((region) => [
        ...hostFaults.map((fault) => hostScenario(region, fault)),
        ...codeScenarios(region),
      ]),
      ...serviceScenarios(),
      ...storeScenarios(),
    ],
  },
  { settings: { WORKERS: '2', MEMORY_LIMIT_MB: '500' }, scenarios: REGIONS.map(leakScenario) },
];
