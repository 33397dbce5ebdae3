import type { RemoteConfig } from '../../contract';
import { claimsOf, claimsOverlap } from '../../registry';

type Claims = Pick<RemoteConfig, 'name' | 'paths' | 'slots'>;

const claimsIn = ({ paths, slots }: Claims) => claimsOf({ paths: [...paths], slots: [...slots] });

/** The paths and card slots that a remote shares with another remote of the repository; rows may be shared. */
export const claimsFree = (config: Claims, others: readonly Claims[]): readonly string[] =>
  others
    .filter(({ name }) => name !== config.name)
    .flatMap((other) =>
      claimsIn(config).flatMap((claim) =>
        claimsIn(other)
          .filter((owned) => claimsOverlap(claim, owned))
          .map((owned) => `${claim} overlaps ${owned} of ${other.name}`),
      ),
    );
