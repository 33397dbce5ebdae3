import { FORMER_OWNERS, shellNameOf } from '../contract/shell-names';
import { SHELL_PATHS } from '../contract/shell-paths';
import { isCardSlot, type SlotName } from '../contract/slots';
import { claimsOverlap, type Claim } from './claims-overlap';
import { embedClaim, embeddedFiles } from './embedded-files';
import type { RegistryProblem } from './problem';
import type { RegistryRights } from './rights/schema';
import type { RemoteEntry } from './schema';

/** A claim of one remote that overlaps a claim which another remote has. */
export interface ClaimConflict {
  readonly claim: Claim;
  readonly owner: string;
  /** The owner's claim; an address can match both. */
  readonly owned: Claim;
}

/** The owner of the shell's own paths and names, in conflicts; no remote can have this name. */
const SHELL = 'the shell';

/**
 * Conflicts of a remote's claim with the paths and names of the shell and the packages, which no remote can have. Earlier
 * releases of a name's former owner may claim it.
 */
export const conflictsWithShell = (claim: Claim, remote: string): readonly ClaimConflict[] => {
  const name = FORMER_OWNERS[claim] === remote ? undefined : shellNameOf(claim);
  const owned = [...SHELL_PATHS.filter((path) => claimsOverlap(claim, path)), ...(name ? [name] : [])];
  return owned.map((one) => ({ claim, owner: SHELL, owned: one }));
};

/** The part of a registry that decides who owns a claim. */
export interface ClaimRegistry {
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
  readonly rights?: RegistryRights | null | undefined;
}

/** What a release or a configuration claims. */
export interface ClaimingRelease {
  readonly paths: readonly string[];
  readonly slots: readonly SlotName[];
  readonly names?: readonly string[] | undefined;
  /** The files of a release's manifest; those for other sites are claims, also where `names` leaves them out. */
  readonly files?: Readonly<Record<string, unknown>>;
}

/** Returns the claims of a release. */
export const claimsOf = ({ paths, slots, names = [], files = {} }: ClaimingRelease): readonly Claim[] => [
  ...new Set([...paths, ...slots.filter(isCardSlot), ...names, ...embeddedFiles(files).map(embedClaim)]),
];

/** The part of an entry that decides what a remote claims. */
type ClaimingEntry = Pick<RemoteEntry, 'live' | 'previous' | 'canary'> &
  Partial<Pick<RemoteEntry, 'retired'>>;

/** Returns the claims of all releases that a registry entry names, each once; a retired remote has none. */
export const heldClaims = ({ live, previous, canary, retired }: ClaimingEntry): Claim[] =>
  retired ? [] : [...new Set([live, previous, canary?.ref].flatMap((ref) => (ref ? claimsOf(ref) : [])))];

/** Sort keys of claims before and after all dates (ISO 8601). */
const BEFORE_DATES = '';
const AFTER_DATES = '9999';

const overlapsAny = (claim: Claim, others: readonly Claim[]): boolean =>
  others.some((other) => claimsOverlap(claim, other));

const reservedClaims = ({ rights }: ClaimRegistry, name: string): readonly Claim[] =>
  rights?.remotes[name]?.reserved ?? [];

type Offer = RemoteEntry['offers'][string];

/** The offers of a remote whose claims overlap a claim. */
const offersOf = ({ remotes }: ClaimRegistry, name: string, claim: Claim): readonly Offer[] =>
  Object.entries(remotes[name]?.offers ?? {}).flatMap(([offered, offer]) =>
    claimsOverlap(claim, offered) ? [offer] : [],
  );

/** Whether `owner` offered the claim to `taker`, which has not offered it back since. */
const isOfferedTo = (registry: ClaimRegistry, owner: string, claim: Claim, taker: string): boolean =>
  offersOf(registry, owner, claim).some(
    ({ to, at }) =>
      to === taker && !offersOf(registry, taker, claim).some((back) => back.to === owner && back.at > at),
  );

/** Whether the remote offered the claim to another remote, which now has it and has not offered it back since. */
export const isGivenAway = (registry: ClaimRegistry, name: string, claim: Claim): boolean =>
  Object.entries(registry.remotes).some(
    ([taker, entry]) => isOfferedTo(registry, name, claim, taker) && overlapsAny(claim, heldClaims(entry)),
  );

/**
 * Since when a remote has a claim, as a sort key. Dates are trusted only as far as the entry's signature, so reserved claims
 * come first. Entries of earlier registries record no dates; theirs are older than any recorded one.
 */
const sinceOf = (registry: ClaimRegistry, name: string, claim: Claim): string => {
  const entry = registry.remotes[name];
  if (isGivenAway(registry, name, claim)) return AFTER_DATES;
  if (overlapsAny(claim, reservedClaims(registry, name))) return BEFORE_DATES;
  if (entry && !entry.owns && !registry.rights) {
    return heldClaims(entry).includes(claim) ? BEFORE_DATES : AFTER_DATES;
  }
  return entry?.owns?.[claim] ?? AFTER_DATES;
};

/** Conflicts with what other remotes have released, and had earlier. */
const conflictsWithHeld = (registry: ClaimRegistry, name: string, claim: Claim): readonly ClaimConflict[] => {
  const names = Object.keys(registry.remotes);
  const rank = (remote: string, own: Claim): string => {
    const position = names.includes(remote) ? names.indexOf(remote) : names.length;
    return `${sinceOf(registry, remote, own)}/${String(position).padStart(6, '0')}`;
  };
  return Object.entries(registry.remotes)
    .filter(([owner]) => owner !== name)
    .flatMap(([owner, entry]) =>
      heldClaims(entry)
        .filter((owned) => claimsOverlap(claim, owned) && !isOfferedTo(registry, owner, owned, name))
        .filter((owned) => rank(owner, owned) < rank(name, claim))
        .map((owned) => ({ claim, owner, owned })),
    );
};

/** Conflicts with claims that are reserved for remotes which have not released them. */
const conflictsWithReserved = (
  registry: ClaimRegistry,
  name: string,
  claim: Claim,
): readonly ClaimConflict[] => {
  if (overlapsAny(claim, reservedClaims(registry, name))) return [];
  return Object.keys(registry.rights?.remotes ?? {})
    .filter((owner) => owner !== name)
    .flatMap((owner) =>
      reservedClaims(registry, owner)
        .filter((owned) => claimsOverlap(claim, owned) && !isOfferedTo(registry, owner, owned, name))
        .map((owned) => ({ claim, owner, owned })),
    );
};

/**
 * Returns the claims of a remote that belong to others in a registry. Of two remotes with overlapping claims the one
 * that had its claim first keeps it, unless it offered the claim to the other; a claim that the operators reserved for
 * a remote is that remote's, and the shell's own paths and names are no remote's.
 */
export const claimConflicts = (
  registry: ClaimRegistry,
  name: string,
  claims: readonly Claim[],
): readonly ClaimConflict[] =>
  claims.flatMap((claim) => {
    const held = [...conflictsWithShell(claim, name), ...conflictsWithHeld(registry, name, claim)];
    return held.length > 0 ? held : conflictsWithReserved(registry, name, claim);
  });

/** Returns refused claims of a remote as problems, for logs and operators. */
export const claimProblems = (
  remote: string,
  refused: readonly ClaimConflict[],
): readonly RegistryProblem[] =>
  refused.map(({ claim, owner }) => ({
    remote,
    part: 'claims',
    reason: `${claim} belongs to ${owner}`,
    owner,
  }));

/** Returns the claims of a remote's live release and canary that belong to others. */
export const refusedClaims = (registry: ClaimRegistry, name: string): readonly ClaimConflict[] => {
  const { live, canary, retired } = registry.remotes[name] ?? {};
  const claims = retired ? [] : [live, canary?.ref].flatMap((ref) => (ref ? claimsOf(ref) : []));
  return claimConflicts(registry, name, [...new Set(claims)]);
};

/** Returns since when the remote has each claim of its entry: as recorded in `before`, or from `now` on (ISO 8601). */
export const recordOwned = (
  next: ClaimingEntry,
  before: RemoteEntry | undefined,
  now: string,
): Record<Claim, string> => {
  const unrecorded = before && !before.owns ? heldClaims(before) : [];
  const earlier = (claim: Claim): string =>
    before?.owns?.[claim] ?? (before && unrecorded.includes(claim) ? before.live.releasedAt : now);
  return Object.fromEntries(heldClaims(next).map((claim) => [claim, earlier(claim)]));
};
