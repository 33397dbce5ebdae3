import {
  claimConflicts,
  claimsOverlap,
  heldClaims,
  namesOverlap,
  recordOwned,
  type Claim,
  type ParsedRegistry,
  type RemoteChange,
  type RemoteEntry,
} from '../../registry';
import { overlappingNames } from '../checks/claims-free';
import { releasedBy } from './released-by';

/** Maximum number of changes in a remote's history. */
const MAX_HISTORY = 20;

/** One change of a remote's entry; `release` is the release concerned, for the history. */
export interface Step {
  readonly entry: Pick<RemoteEntry, 'live' | 'previous' | 'canary'> &
    Partial<Pick<RemoteEntry, 'offers' | 'settings' | 'retired'>>;
  readonly action: RemoteChange['action'];
  readonly release: string;
}

/** Throws when a remote that is not served yet has a name that cannot be told from that of one that is. */
const expectOwnName = ({ remotes }: Pick<ParsedRegistry, 'remotes'>, name: string): void => {
  const served = Object.keys(remotes).filter((other) => !remotes[other]?.retired);
  const taken = served.includes(name) ? undefined : served.find((other) => namesOverlap(name, other));
  if (taken) throw new Error(`${name} is not released: ${overlappingNames(name, taken)}`);
};

/** Throws when a remote would have a path, card slot or name that belongs to another remote. */
export const expectOwnClaims = (
  registry: Pick<ParsedRegistry, 'remotes' | 'rights'>,
  name: string,
  claims: readonly Claim[],
): void => {
  expectOwnName(registry, name);
  const conflicts = claimConflicts(registry, name, claims);
  if (conflicts.length === 0) return;
  const reasons = conflicts.map(({ claim, owner, owned }) =>
    claim === owned
      ? `${claim} belongs to ${owner}`
      : `${claim} overlaps ${owned}, which belongs to ${owner}`,
  );
  throw new Error(
    [
      `${name} is not released, because it claims what others have:`,
      ...reasons.map((reason) => `  ${reason}`),
      `The owner can offer it with: npm run handover -- <owner> <path or slot> --for ${name}`,
    ].join('\n'),
  );
};

/** Offers that still mean something: of claims that the remote has, or that are reserved for it. */
const currentOffers = (
  registry: ParsedRegistry,
  name: string,
  next: Step['entry'],
  offers: RemoteEntry['offers'],
): RemoteEntry['offers'] => {
  const own = [...heldClaims(next), ...(registry.rights?.remotes[name]?.reserved ?? [])];
  const kept = Object.entries(offers).filter(([claim]) => own.some((held) => claimsOverlap(claim, held)));
  return Object.fromEntries(kept);
};

/** The entry after a step, made at `at` (ISO 8601). */
export const entryAfter = (
  registry: ParsedRegistry,
  name: string,
  expected: RemoteEntry | undefined,
  { entry, action, release }: Step,
  at: string,
): RemoteEntry => {
  const change: RemoteChange = {
    release,
    at,
    action,
    by: releasedBy(),
    ...(action === 'settings' && { settings: entry.settings?.values }),
  };
  return {
    ...entry,
    owns: recordOwned(entry, expected, at),
    offers: currentOffers(registry, name, entry, entry.offers ?? expected?.offers ?? {}),
    history: [change, ...(expected?.history ?? [])].slice(0, MAX_HISTORY),
    settings: entry.settings ?? expected?.settings ?? { values: {}, previous: {} },
    approvals: expected?.approvals ?? {},
    retired: entry.retired ?? null,
  };
};
