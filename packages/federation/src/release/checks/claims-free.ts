import {
  claimsOf,
  claimsOverlap,
  conflictsWithShell,
  namesOverlap,
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

/** Formats two names of remotes of which one begins with the other. */
export const overlappingNames = (name: string, other: string): string =>
  `the name ${name} cannot be told from ${other}: neither may begin with the other and a hyphen`;

/**
 * The paths, card slots and names that a remote shares with another remote of the repository, and those that are the
 * shell's; rows may be shared.
 */
export const claimsFree = (config: Claims, others: readonly Claims[]): readonly string[] => {
  const claims = claimsOf(config);
  const rest = others.filter(({ name }) => name !== config.name);
  return [
    ...rest
      .filter(({ name }) => namesOverlap(config.name, name))
      .map(({ name }) => overlappingNames(config.name, name)),
    ...claims
      .flatMap((claim) => conflictsWithShell(claim, config.name))
      .map(({ claim, owner, owned }) => `${claim} overlaps ${owned} of ${owner}`),
    ...rest.flatMap((other) => sharedWith(claims, other)),
  ];
};
