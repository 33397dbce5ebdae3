import { heldClaims, type ParsedRegistry, type ReleaseRef, type RemoteEntry } from '../registry';
import { readProvenance } from '../build/provenance';
import { builtRelease, isStored, storeRelease } from './built-release';
import { expectSlotBudgets } from './entry/hosted-slots';
import { entryAfter, expectOwnClaims, type Step } from './entry/next-entry';
import { changeRegistry, registryOf } from './store';

/** Result of a command for a remote; `before` is the earlier entry, and the same object when nothing was changed. */
export interface ReleaseResult {
  readonly name: string;
  readonly live: ReleaseRef;
  readonly entry: RemoteEntry;
  readonly before: RemoteEntry | undefined;
  readonly registryVersion: number;
}

/**
 * The registry's entry for a remote. Throws when a part of it that a step would have to keep cannot be
 * parsed, because a later version of these commands wrote it.
 */
const entryOf = ({ remotes, problems }: ParsedRegistry, name: string): RemoteEntry | undefined => {
  const lost = problems.find(
    ({ remote, part }) => remote === name && ['entry', 'canary', 'previous'].includes(part),
  );
  if (lost) {
    throw new Error(
      `the registry entry of ${name} (${lost.part}) cannot be parsed here: use the commands of a newer checkout`,
    );
  }
  return remotes[name];
};

/**
 * Applies one step to the entry `expected`. Other remotes may change at the same time, but not this one: two
 * people who roll back together would go back and forward again. Throws then.
 */
const applyStep = async (
  store: string,
  name: string,
  expected: RemoteEntry | undefined,
  step: Step,
): Promise<ReleaseResult> => {
  const at = new Date().toISOString();
  const { version, remotes } = await changeRegistry(store, (registry) => {
    if (JSON.stringify(entryOf(registry, name)) !== JSON.stringify(expected)) {
      throw new Error(
        `somebody else changed ${name} at the same moment: look at its status, then try again if you still want to`,
      );
    }
    expectOwnClaims(registry, name, heldClaims({ ...step.entry, previous: null }));
    return { ...registry.remotes, [name]: entryAfter(registry, name, expected, step, at) };
  });
  const entry = remotes[name];
  if (!entry) throw new Error(`the entry of ${name} was not written`);
  return { name, live: entry.live, entry, before: expected, registryVersion: version };
};

/** Options of a release. */
export interface ReleaseOptions {
  /** Percentage of visitors, 1 to 50, that get it; the others stay on the live release. All get it when left out. */
  readonly canary?: number | undefined;
}

/**
 * Uploads a built remote to a store (folder or `s3://bucket/prefix`) and makes it live, or a canary beside
 * the live one. An existing canary is dropped. Changes nothing when the registry already says so: `before` is
 * then `entry`. Throws when the build is incomplete, a canary has no live release, or the registry cannot be
 * changed.
 */
export const release = async (
  store: string,
  name: string,
  dist: string,
  { canary: share }: ReleaseOptions = {},
): Promise<ReleaseResult> => {
  const built = await builtRelease(dist);
  if (built.manifest.name !== name) throw new Error(`${dist} contains ${built.manifest.name}, not ${name}`);
  const registry = await registryOf(store);
  const { version } = registry;
  const current = entryOf(registry, name);
  const isLive = current?.live.release === built.release && !current.retired;
  const isUnchanged =
    share === undefined
      ? isLive && !current.canary
      : isLive || (current?.canary?.ref.release === built.release && current.canary.share === share);
  if (current && isUnchanged)
    return { name, live: current.live, entry: current, before: current, registryVersion: version };
  if (share !== undefined && (!current || current.retired)) {
    throw new Error(`${name} has no live release yet, which a canary needs: release it for all first`);
  }
  expectSlotBudgets(registry, built.manifest);
  const ref = await storeRelease(store, built, {
    releasedAt: new Date(),
    provenance: await readProvenance(dist),
  });
  if (share !== undefined && current) {
    return applyStep(store, name, current, {
      entry: { live: current.live, previous: current.previous, canary: { ref, share } },
      action: 'canary',
      release: ref.release,
    });
  }
  const previous = (isLive ? current.previous : current?.live) ?? null;
  return applyStep(store, name, current, {
    entry: { live: ref, previous, canary: null },
    action: 'release',
    release: ref.release,
  });
};

/**
 * Whether this exact build of a remote was released to a store before, and may have been rolled back since:
 * starting the product must not undo that.
 */
export const wasReleased = async (store: string, name: string, dist: string): Promise<boolean> =>
  (await registryOf(store)).remotes[name] !== undefined && isStored(store, await builtRelease(dist));

/** Changes the entry of a remote by one step. Throws when the remote was never released, or is retired. */
export const changeEntry = async (
  store: string,
  name: string,
  step: (entry: RemoteEntry, registry: ParsedRegistry) => Step,
): Promise<ReleaseResult> => {
  const registry = await registryOf(store);
  const current = entryOf(registry, name);
  if (!current) throw new Error(`${name} was never released to ${store}`);
  const next = step(current, registry);
  if (current.retired && next.action !== 'rollback') {
    throw new Error(`${name} is retired: a release or npm run rollback -- ${name} makes it live again`);
  }
  return applyStep(store, name, current, next);
};

/** Makes a remote's canary live for all. Throws when there is none. */
export const promote = (store: string, name: string): Promise<ReleaseResult> =>
  changeEntry(store, name, ({ live, canary }) => {
    if (!canary) throw new Error(`${name} has no canary to promote`);
    return {
      entry: { live: canary.ref, previous: live, canary: null },
      action: 'promote',
      release: canary.ref.release,
    };
  });

/**
 * Makes a retired remote live again; removes a remote's canary; when there is none, makes the previous release live again.
 * A second rollback of a live release undoes the first. Throws when there is nothing to roll back.
 */
export const rollback = (store: string, name: string): Promise<ReleaseResult> =>
  changeEntry(store, name, ({ live, previous, canary, retired }) => {
    if (canary || retired) {
      return { entry: { live, previous, canary: null }, action: 'rollback', release: live.release };
    }
    if (!previous) throw new Error(`${name} has no release to roll back to`);
    return {
      entry: { live: previous, previous: live, canary: null },
      action: 'rollback',
      release: previous.release,
    };
  });
