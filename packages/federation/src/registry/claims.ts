import { CARD_SLOTS } from '../contract/slots';
import type { ReleaseRef, RemoteEntry } from './schema';

/** A path pattern, or a card slot: what only one remote can have. Rows are filled by any number of remotes. */
export type Claim = string;

/** A claim of one remote that overlaps a claim which another remote has. */
export interface ClaimConflict {
  readonly claim: Claim;
  readonly owner: string;
  /** The owner's claim; an address can match both. */
  readonly owned: Claim;
}

type Entries = Readonly<Record<string, RemoteEntry>>;

const isCardSlot = (slot: string): boolean => CARD_SLOTS.some((known) => known === slot);

/** Returns the claims of a release. */
export const claimsOf = ({ paths, slots }: Pick<ReleaseRef, 'paths' | 'slots'>): readonly Claim[] => [
  ...paths,
  ...slots.filter(isCardSlot),
];

/** Returns the claims of all releases that a registry entry names, each once. */
export const heldClaims = ({ live, previous, canary }: Pick<RemoteEntry, 'live' | 'previous' | 'canary'>) => [
  ...new Set([live, previous, canary?.ref].flatMap((ref) => (ref ? claimsOf(ref) : []))),
];

const isOptional = (segment: string): boolean => segment.endsWith('?');

const segmentsOverlap = (one: readonly string[], other: readonly string[]): boolean => {
  const [first, ...restOfOne] = one;
  const [second, ...restOfOther] = other;
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return [...one, ...other].every(isOptional);
  if (isOptional(first)) {
    return segmentsOverlap(restOfOne, other) || segmentsOverlap([first.slice(0, -1), ...restOfOne], other);
  }
  if (isOptional(second)) return segmentsOverlap(other, one);
  const isSame = first === second || first.startsWith(':') || second.startsWith(':');
  return isSame && segmentsOverlap(restOfOne, restOfOther);
};

const segmentsOf = (pattern: string): string[] => pattern.toLowerCase().split('/').filter(Boolean);

/** Whether two claims cannot belong to two remotes: some address matches both patterns, or the slot is the same. */
export const claimsOverlap = (one: Claim, other: Claim): boolean =>
  one.startsWith('/') && other.startsWith('/')
    ? segmentsOverlap(segmentsOf(one), segmentsOf(other))
    : one === other;

/** Entries of earlier registries record no owners: their claims are older than any recorded one. */
const BEFORE_RECORDS = '';
const NOT_YET = '9999';

const sinceOf = (entry: RemoteEntry | undefined, claim: Claim): string => {
  if (!entry) return NOT_YET;
  if (!entry.owns) return heldClaims(entry).includes(claim) ? BEFORE_RECORDS : NOT_YET;
  return entry.owns[claim] ?? NOT_YET;
};

/**
 * Returns the claims of a remote that belong to others in a registry. Of two remotes with overlapping claims the one
 * that had its claim first keeps it, unless it offered the claim to the other.
 */
export const claimConflicts = (
  entries: Entries,
  name: string,
  claims: readonly Claim[],
): readonly ClaimConflict[] => {
  const names = Object.keys(entries);
  const rank = (remote: string, since: string): string =>
    `${since}/${String(names.includes(remote) ? names.indexOf(remote) : names.length).padStart(6, '0')}`;
  return claims.flatMap((claim) => {
    const mine = rank(name, sinceOf(entries[name], claim));
    return Object.entries(entries)
      .filter(([owner]) => owner !== name)
      .flatMap(([owner, entry]) =>
        heldClaims(entry)
          .filter((owned) => claimsOverlap(claim, owned) && entry.offers[owned] !== name)
          .filter((owned) => rank(owner, sinceOf(entry, owned)) < mine)
          .map((owned) => ({ claim, owner, owned })),
      );
  });
};

/** Returns the claims of a remote's live release and canary that belong to others. */
export const refusedClaims = (entries: Entries, name: string): readonly ClaimConflict[] => {
  const { live, canary } = entries[name] ?? {};
  const claims = [live, canary?.ref].flatMap((ref) => (ref ? claimsOf(ref) : []));
  return claimConflicts(entries, name, [...new Set(claims)]);
};

/** Returns since when the remote has each claim of its entry: as recorded in `before`, or from `now` on (ISO 8601). */
export const recordOwned = (
  next: Pick<RemoteEntry, 'live' | 'previous' | 'canary'>,
  before: RemoteEntry | undefined,
  now: string,
): Record<Claim, string> => {
  const unrecorded = before && !before.owns ? heldClaims(before) : [];
  const earlier = (claim: Claim): string =>
    before?.owns?.[claim] ?? (before && unrecorded.includes(claim) ? before.live.releasedAt : now);
  return Object.fromEntries(heldClaims(next).map((claim) => [claim, earlier(claim)]));
};

/** Returns the other entries after `name` has taken what they offered it, without the offered claims. */
export const withoutTaken = (entries: Entries, name: string, claims: readonly Claim[]): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([other, entry]) => {
      const isTaken = (owned: Claim) =>
        entry.offers[owned] === name && claims.some((claim) => claimsOverlap(claim, owned));
      const without = (record: Readonly<Record<Claim, string>>) =>
        Object.fromEntries(Object.entries(record).filter(([owned]) => !isTaken(owned)));
      return [other, { ...entry, owns: entry.owns && without(entry.owns), offers: without(entry.offers) }];
    }),
  );
