import { shellNameOf, type FilledSlots, type SlotName } from '../../contract';
import {
  claimConflicts,
  claimProblems,
  claimsOf,
  type ClaimConflict,
  type ParsedRegistry,
  type RegistryProblem,
} from '../../registry';
import type { ActiveRemote, ActiveRemotes } from '../active';
import type { LoadedRemote } from '../loaded-remote';

const restricted = new WeakMap<LoadedRemote, Map<string, LoadedRemote>>();

const withoutClaims = (loaded: LoadedRemote, refused: readonly ClaimConflict[]): LoadedRemote => {
  const { manifest, module } = loaded;
  const isAllowed = (claim: string): boolean => !refused.some((conflict) => conflict.claim === claim);
  const slots = Object.entries(module.slots ?? {}).filter(([slot]) => isAllowed(slot));
  return {
    ...loaded,
    manifest: {
      ...manifest,
      paths: manifest.paths.filter(isAllowed),
      slots: manifest.slots.filter((slot: SlotName) => isAllowed(slot)),
      ...(manifest.names && { names: manifest.names.filter(isAllowed) }),
    },
    module: {
      routes: module.routes.filter(({ path = '' }) => isAllowed(path)),
      slots: Object.fromEntries(slots) as FilledSlots,
    },
    refused,
  };
};

/**
 * Returns a release without paths, slots and names that belong to others; the same object for the same claims each time.
 * The claims are those of its own `release.json`, because the entry of the registry may be of another release.
 */
export const restrictRelease = (loaded: LoadedRemote, registry: ParsedRegistry): LoadedRemote => {
  const refused = claimConflicts(registry, loaded.name, claimsOf(loaded.manifest));
  if (refused.length === 0) return loaded;
  const known = restricted.get(loaded) ?? new Map<string, LoadedRemote>();
  restricted.set(loaded, known);
  const key = refused.map(({ claim, owner }) => `${claim} ${owner}`).join();
  const before = known.get(key);
  if (before) return before;
  const next = withoutClaims(loaded, refused);
  known.set(key, next);
  return next;
};

/** Whether a name that a remote uses, declared or not, belongs to another remote. Those of the packages are everybody's. */
export const isNameOfOthers = (registry: ParsedRegistry, remote: string, name: string): boolean =>
  shellNameOf(name) === undefined && claimConflicts(registry, remote, [name]).length > 0;

/** Returns refused claims of running releases that are not among the problems of the registry's entries. */
export const hiddenProblems = (
  { remotes }: ActiveRemotes,
  known: readonly RegistryProblem[],
): readonly RegistryProblem[] =>
  remotes
    .flatMap(({ name, refused = [] }) => claimProblems(name, refused))
    .filter(({ remote, reason }) => !known.some((one) => one.remote === remote && one.reason === reason));

/** Each conflict once, of the live release and the canary. */
const distinct = (conflicts: readonly ClaimConflict[]): readonly ClaimConflict[] => [
  ...new Map(conflicts.map((conflict) => [`${conflict.claim} ${conflict.owner}`, conflict])).values(),
];

/** Returns a remote as visitors get it: without what the registry says belongs to other remotes. */
export const restrictClaims = (remote: ActiveRemote, registry: ParsedRegistry): ActiveRemote => {
  const { name, paths, slots, loaded, canary } = remote;
  const claimed = claimConflicts(registry, name, claimsOf({ paths, slots: slots ?? [] }));
  const isAllowed = (claim: string): boolean => !claimed.some((conflict) => conflict.claim === claim);
  const live = loaded && restrictRelease(loaded, registry);
  const shownCanary = canary && { ...canary, loaded: restrictRelease(canary.loaded, registry) };
  const refused = distinct([...claimed, ...(live?.refused ?? []), ...(shownCanary?.loaded.refused ?? [])]);
  if (refused.length === 0) return remote;
  return {
    ...remote,
    paths: paths.filter(isAllowed),
    ...(slots && { slots: slots.filter(isAllowed) }),
    loaded: live,
    ...(shownCanary && { canary: shownCanary }),
    refused,
  };
};
