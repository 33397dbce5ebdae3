import type { Fault } from '@signpost/federation/testing';
import type { Scenario } from '../scenario';
import { untakenRelease } from './untaken-release';

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
  untakenRelease({
    subject,
    fault: words,
    namesBefore: false,
    // The shell has looked several times by then.
    wait: 3_000,
    begin: (site) => site.host.setFault(fault, hits),
    end: async (site) => site.host.setFault('none'),
  });

/** The registry alone, and the store with all that is in it, with every fault they can have. */
export const storeScenarios = (): Scenario[] => [
  ...Object.entries(REGISTRY_FAULTS).map(([fault, words]) =>
    scenario('registry', fault as Fault, words, (pathname) => pathname.endsWith('/registry.json')),
  ),
  ...Object.entries(STORE_FAULTS).map(([fault, words]) =>
    scenario('store', fault as Fault, words, () => true),
  ),
];
