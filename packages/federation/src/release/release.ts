import type { ReleaseRef, RemoteChange, RemoteEntry, UnderstoodRegistry } from '../registry';
import { builtRelease, isStored, storeRelease } from './built-release';
import { changeRegistry, registryOf } from './store';

/** How many changes of a remote its history names. */
const HISTORY = 20;

/** What a command made of a remote; `before` is how it stood, and the same entry when nothing was changed. */
export interface ReleaseResult {
  readonly name: string;
  readonly live: ReleaseRef;
  readonly entry: RemoteEntry;
  readonly before: RemoteEntry | undefined;
  readonly registryVersion: number;
}

/** One change of a remote's entry; `release` is what the change was about, for the history. */
interface Step {
  readonly entry: Pick<RemoteEntry, 'live' | 'previous' | 'canary'>;
  readonly action: RemoteChange['action'];
  readonly release: string;
}

/**
 * What the registry says of a remote. Throws when a part of it is not understood that a step would have to carry on: a later
 * version of these commands wrote it.
 */
const entryOf = ({ remotes, problems }: UnderstoodRegistry, name: string): RemoteEntry | undefined => {
  const lost = problems.find(
    ({ remote, part }) => remote === name && ['entry', 'canary', 'previous'].includes(part),
  );
  if (lost) {
    throw new Error(
      `what the registry says of ${name} (${lost.part}) is not understood here: use the commands of a newer checkout`,
    );
  }
  return remotes[name];
};

/**
 * Takes one step from the entry `seen`. Other remotes may change at the same moment; the remote itself must not: two
 * people who roll back together would go back and forward again. Throws then.
 */
const takeStep = async (
  store: string,
  name: string,
  seen: RemoteEntry | undefined,
  { entry, action, release }: Step,
): Promise<ReleaseResult> => {
  const change: RemoteChange = { release, at: new Date().toISOString(), action };
  const next: RemoteEntry = { ...entry, history: [change, ...(seen?.history ?? [])].slice(0, HISTORY) };
  const { version } = await changeRegistry(store, (registry) => {
    if (JSON.stringify(entryOf(registry, name)) !== JSON.stringify(seen)) {
      throw new Error(
        `somebody else changed ${name} at the same moment: look at its status, then try again if you still want to`,
      );
    }
    return { ...registry.remotes, [name]: next };
  });
  return { name, live: next.live, entry: next, before: seen, registryVersion: version };
};

/** How a build is released. */
export interface ReleaseOptions {
  /** Percentage of visitors, 1 to 50, that get it; the others stay on the live release. All get it when left out. */
  readonly canary?: number | undefined;
}

/**
 * Puts a built remote into a store (folder or `s3://bucket/prefix`) and makes it live, or a canary beside the live one.
 * A canary that was there is dropped. Changes nothing when it stands like that already: `before` is then `entry`.
 * Throws when the build is not whole, a canary has no live release to stand beside, or the registry cannot be changed.
 */
export const release = async (
  store: string,
  name: string,
  dist: string,
  { canary: share }: ReleaseOptions = {},
): Promise<ReleaseResult> => {
  const built = await builtRelease(dist);
  if (built.manifest.name !== name) throw new Error(`${dist} holds ${built.manifest.name}, not ${name}`);
  const registry = await registryOf(store);
  const { version } = registry;
  const seen = entryOf(registry, name);
  const isLive = seen?.live.release === built.release;
  const stands =
    share === undefined
      ? isLive && !seen.canary
      : isLive || (seen?.canary?.ref.release === built.release && seen.canary.share === share);
  if (seen && stands) return { name, live: seen.live, entry: seen, before: seen, registryVersion: version };
  if (share !== undefined && !seen) {
    throw new Error(
      `${name} has no live release yet that a canary could stand beside: release it for all first`,
    );
  }
  const ref = await storeRelease(store, built, new Date());
  if (share !== undefined && seen) {
    return takeStep(store, name, seen, {
      entry: { live: seen.live, previous: seen.previous, canary: { ref, share } },
      action: 'canary',
      release: ref.release,
    });
  }
  const previous = (isLive ? seen.previous : seen?.live) ?? null;
  return takeStep(store, name, seen, {
    entry: { live: ref, previous, canary: null },
    action: 'release',
    release: ref.release,
  });
};

/**
 * Whether this very build of a remote was released to a store before, and may have been rolled back since: starting the
 * product must not undo that.
 */
export const wasReleased = async (store: string, name: string, dist: string): Promise<boolean> =>
  (await registryOf(store)).remotes[name] !== undefined && isStored(store, await builtRelease(dist));

const change = async (
  store: string,
  name: string,
  step: (entry: RemoteEntry) => Step,
): Promise<ReleaseResult> => {
  const seen = entryOf(await registryOf(store), name);
  if (!seen) throw new Error(`${name} was never released to ${store}`);
  return takeStep(store, name, seen, step(seen));
};

/** Makes a remote's canary live for all. Throws when there is none. */
export const promote = (store: string, name: string): Promise<ReleaseResult> =>
  change(store, name, ({ live, canary }) => {
    if (!canary) throw new Error(`${name} has no canary to promote`);
    return {
      entry: { live: canary.ref, previous: live, canary: null },
      action: 'promote',
      release: canary.ref.release,
    };
  });

/**
 * Takes a remote's canary back; when there is none, makes the release before the live one live again. A second roll-back
 * of a live release undoes the first. Throws when there is neither.
 */
export const rollback = (store: string, name: string): Promise<ReleaseResult> =>
  change(store, name, ({ live, previous, canary }) => {
    if (canary) {
      return { entry: { live, previous, canary: null }, action: 'rollback', release: live.release };
    }
    if (!previous) throw new Error(`${name} has no release to roll back to`);
    return {
      entry: { live: previous, previous: live, canary: null },
      action: 'rollback',
      release: previous.release,
    };
  });
