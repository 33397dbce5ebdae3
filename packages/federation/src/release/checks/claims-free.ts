import {
  claimsOf,
  claimsOverlap,
  conflictsWithShell,
  type Claim,
  type ClaimingRelease,
} from '../../registry';

/** A remote, by what it claims. */
export type Claims = ClaimingRelease & { readonly name: string };

const sharedWith = (claims: readonly Claim[], other: Claims): readonly string[] =>
  claims.flatMap((claim) =>
    claimsOf(other)
      .filter((owned) => claimsOverlap(claim, owned))
      .map((owned) => `${claim} overlaps ${owned} of ${other.name}`),
  );

/**
 * The paths, card slots and names that a remote shares with another remote of the repository, and the paths that are the
 * shell's; rows may be shared.
 */
export const claimsFree = (config: Claims, others: readonly Claims[]): readonly string[] => {
  const claims = claimsOf(config);
  return [
    ...claims
      .flatMap(conflictsWithShell)
      .map(({ claim, owner, owned }) => `${claim} overlaps ${owned} of ${owner}`),
    ...others.filter(({ name }) => name !== config.name).flatMap((other) => sharedWith(claims, other)),
  ];
};
