import type { Fault } from '@signpost/federation/testing';
import type { Scenario } from '../scenario';
import { unloadableRelease } from './unloadable-release';

const REGISTRY_FAULTS = {
  down: 'down',
  hung: 'hung',
  slow: 'slow',
  truncated: 'truncated',
  html: 'wrong type',
  altered: 'wrong content',
} as const satisfies Partial<Record<Fault, string>>;

const STORE_FAULTS = { ...REGISTRY_FAULTS, tampered: 'wrong hash' } as const;

const scenario = (
  subject: string,
  fault: Fault,
  words: string,
  hits: (pathname: string) => boolean,
): Scenario =>
  unloadableRelease({
    subject,
    fault: words,
    namesPrevious: false,
    // The shell has polled several times by then.
    waitMs: 3_000,
    begin: (site) => site.host.setFault(fault, hits),
    end: async (site) => site.host.setFault('none'),
  });

/** The registry alone, and the whole store, with each of their faults. */
export const storeScenarios = (): Scenario[] => [
  ...Object.entries(REGISTRY_FAULTS).map(([fault, words]) =>
    scenario('registry', fault as Fault, words, (pathname) => pathname.endsWith('/registry.json')),
  ),
  ...Object.entries(STORE_FAULTS).map(([fault, words]) =>
    scenario('store', fault as Fault, words, () => true),
  ),
];
