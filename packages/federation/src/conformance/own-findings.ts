import type { RemoteConfig } from '../contract';
import { claimConflicts, claimsOf, namesOverlap, type ParsedRegistry } from '../registry';
import { checkRelease } from '../release/checks';
import type { Candidate } from '../release/checks/candidate';
import { claimsFree, overlappingNames, type Claims } from '../release/checks/claims-free';
import { checkRule, type Finding } from '../release/checks/finding';
import type { RunningRelease } from '../release/checks/server-module';

/** The remotes of the site that a release is checked for. */
export interface Neighbours {
  readonly names: readonly string[];
  /** What the configuration claims and another remote or the shell has, as problems. */
  taken(config: RemoteConfig): readonly string[];
}

/** The remotes of a checkout or a package, by what each of them claims. */
export const neighboursInCheckout = (claims: readonly Claims[]): Neighbours => ({
  names: claims.map(({ name }) => name),
  taken: (config) => claimsFree(config, claims),
});

/** The remotes of a running site, by its registry. */
export const neighboursInRegistry = (registry: Pick<ParsedRegistry, 'remotes' | 'rights'>): Neighbours => {
  const names = Object.keys(registry.remotes).filter((name) => !registry.remotes[name]?.retired);
  return {
    names,
    taken: (config) => [
      ...names
        .filter((other) => namesOverlap(config.name, other))
        .map((other) => overlappingNames(config.name, other)),
      ...claimConflicts(registry, config.name, claimsOf(config)).map(
        ({ claim, owner, owned }) => `${claim} overlaps ${owned} of ${owner}`,
      ),
    ],
  };
};

/** The rules that a release meets on its own, and beside the other remotes of its site. */
export const ownFindings = async (
  candidate: Candidate,
  running: Promise<RunningRelease>,
  offered: string,
  { names, taken }: Neighbours,
): Promise<readonly Finding[]> => [
  ...(await checkRelease(candidate, running, offered, names)),
  await checkRule('claims of its own', async () => taken(candidate.config)),
];
