import type { RemoteConfig } from '../../contract';
import { claimsOf, claimsOverlap, conflictsWithShell, type Claim } from '../../registry';

type Claims = Pick<RemoteConfig, 'name' | 'paths' | 'slots'>;

const claimsIn = ({ paths, slots }: Claims) => claimsOf({ paths: [...paths], slots: [...slots] });

const sharedWith = (claims: readonly Claim[], other: Claims): readonly string[] =>
  claims.flatMap((claim) =>
    claimsIn(other)
      .filter((owned) => claimsOverlap(claim, owned))
      .map((owned) => `${claim} overlaps ${owned} of ${other.name}`),
  );

/**
 * The paths and card slots that a remote shares with another remote of the repository, and the paths that are the
 * shell's; rows may be shared.
 */
export const claimsFree = (config: Claims, others: readonly Claims[]): readonly string[] => {
  const claims = claimsIn(config);
  return [
    ...claims
      .flatMap(conflictsWithShell)
      .map(({ claim, owner, owned }) => `${claim} overlaps ${owned} of ${owner}`),
    ...others.filter(({ name }) => name !== config.name).flatMap((other) => sharedWith(claims, other)),
  ];
};
