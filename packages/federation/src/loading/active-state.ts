import { claimsOverlap, EMPTY_REGISTRY, type ParsedRegistry, type RegistryProblem } from '../registry';
import { hiddenProblems, restrictClaims } from './claims/restrict-claims';
import { versionOf, type ActiveRemote, type ActiveRemotes } from './active';

const withSettings = (remote: ActiveRemote, { remotes }: ParsedRegistry): ActiveRemote => {
  const settings = remotes[remote.name]?.settings.values ?? {};
  return Object.keys(settings).length > 0 ? { ...remote, settings } : remote;
};

/** The retired remotes, without the paths that other remotes have taken since. */
const retiredIn = (
  { remotes }: ParsedRegistry,
  running: readonly ActiveRemote[],
): ActiveRemotes['retired'] => {
  const taken = running.flatMap(({ paths }) => paths);
  const isFree = (path: string) => !taken.some((other) => claimsOverlap(path, other));
  return Object.values(remotes).flatMap(({ live, retired }) =>
    retired ? [{ paths: live.paths.filter(isFree), redirects: retired.redirects }] : [],
  );
};

/**
 * Holds the registry that this process follows and the releases that run. `onProblems` gets refused claims of releases
 * that the registry does not show, each time they change.
 */
export const createActiveState = (onProblems: (problems: readonly RegistryProblem[]) => void) => {
  let registry = EMPTY_REGISTRY;
  let running: readonly ActiveRemote[] = [];
  let active: ActiveRemotes = { version: '0', remotes: [], retired: [] };
  let reported = '';

  const runningOf = (name: string): ActiveRemote | undefined =>
    running.find((remote) => remote.name === name);

  const publishRunning = (): void => {
    active = {
      version: versionOf(registry.version, running),
      remotes: running.map((remote) => withSettings(restrictClaims(remote, registry), registry)),
      retired: retiredIn(registry, running),
    };
    const problems = hiddenProblems(active, registry.problems);
    const text = JSON.stringify(problems);
    if (problems.length > 0 && text !== reported) onProblems(problems);
    reported = text;
  };

  return {
    active: (): ActiveRemotes => active,
    registry: (): ParsedRegistry => registry,
    /** Whether a registry was ever read. */
    hasRegistry: (): boolean => registry !== EMPTY_REGISTRY,
    follow: (next: ParsedRegistry): void => {
      registry = next;
    },
    runningOf,

    /** The other remotes that the registry names, without those that are retired. */
    othersOf: (name: string): readonly string[] =>
      registry.names.filter((other) => other !== name && !registry.remotes[other]?.retired),

    /** Stops serving a remote that the registry retired. Files of its releases stay while the registry names them. */
    retire: (name: string): void => {
      running = running.filter((remote) => remote.name !== name);
      publishRunning();
    },

    /** Replaces one remote's releases; drops the remotes that the registry no longer names. */
    publish: (changed: ActiveRemote): void => {
      running = registry.names.flatMap((name) =>
        name === changed.name ? [changed] : running.filter((other) => other.name === name),
      );
      publishRunning();
    },

    /** Whether the remote runs other releases than the registry names. */
    isBehind: (name: string): boolean => {
      const { live, canary, retired } = registry.remotes[name] ?? {};
      const runs = runningOf(name);
      if (retired) return Boolean(runs);
      if (!live) return !runs?.loaded;
      return runs?.loaded?.release !== live.release || runs.canary?.loaded.release !== canary?.ref.release;
    },

    /** Whether the release runs or may run again, so that its files must stay. */
    isInUse: (name: string, release: string): boolean => {
      const { live, previous, canary } = registry.remotes[name] ?? {};
      const { loaded } = runningOf(name) ?? {};
      return [live?.release, previous?.release, canary?.ref.release, loaded?.release].includes(release);
    },
  };
};

/** The registry that this process follows and the releases that run. */
export type ActiveState = ReturnType<typeof createActiveState>;
