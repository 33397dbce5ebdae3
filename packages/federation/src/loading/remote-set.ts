import type { FederationHost } from '../host';
import {
  EMPTY_REGISTRY,
  watchRegistry,
  type PublicKey,
  type RemoteEntry,
  type ParsedRegistry,
} from '../registry';
import { versionOf, type ActiveRemote, type ActiveRemotes, type Refuses, type RemoteEvent } from './active';
import { createActivation } from './activation';
import { createAttempts } from './attempts';
import { createCompleteness, type MissingRemote } from './completeness';
import { firstRegistry } from './first-registry';
import { saveRegistry } from './last-known-good';
import type { LoadedRemote } from './loaded-remote';
import { ownOrigins } from './location';
import { createPreviews } from './previews';
import { prune } from './prune';
import { provideRuntimeCore } from './runtime-core';
import { createReleaseEvaluator, type ReleaseSource } from './evaluate-release';
import { createSerialQueue } from './serial-queue';

/** Options of a set of remotes. */
export interface RemoteSetOptions {
  /** Folder or http address that holds `registry.json`. */
  readonly store: string;
  /** Folder for verified releases; it persists across restarts, and processes may share it. */
  readonly cache: string;
  readonly host: FederationHost;
  /** Keys that may sign the registry; without keys it is not verified. */
  readonly keys?: readonly PublicKey[];
  /** Origins besides the store's own from which releases with an absolute URL may be loaded. */
  readonly origins?: readonly string[];
  /** Milliseconds within which a release must be fetched completely, and then start. */
  readonly timeoutMs?: number;
  /** Milliseconds between two attempts to load a release. */
  readonly retryAfter?: number;
  /** Releases that must not run here, even when the registry names them. */
  readonly refuses?: Refuses;
  onEvent(event: RemoteEvent): void;
}

/** Keeps every remote's live release running in this process, and its canary beside it. */
export interface RemoteSet {
  current(): ActiveRemotes;
  /** What this process should run but does not since it started; empty once it was complete. */
  lacks(): readonly MissingRemote[];
  /** Runs a release of the store outside the set. Rejects with the reason when it cannot be loaded. */
  preview(name: string, ref: ReleaseSource): Promise<LoadedRemote>;
  /** Stops a remote's releases that are now refused. Resolves when that is done. */
  recheck(name: string): Promise<void>;
  /** Stops watching; running releases continue. */
  close(): void;
}

/** Milliseconds between two runs that prune unused releases. */
const PRUNE_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Loads the releases that the registry names, then follows its changes: a new release is fetched, verified
 * and started beside the old one and replaces it only once it runs. When that fails the old one stays, or the
 * last known good one on disk is used; a remote with neither is listed without a release, so that its pages
 * can show an error. The same applies to a remote whose registry entry cannot be parsed. Resolves when each
 * remote was tried once.
 */
export const openRemoteSet = async (options: RemoteSetOptions): Promise<RemoteSet> => {
  const { store, cache, keys = [], timeoutMs = 3_000, retryAfter = 5_000 } = options;
  const refuses = options.refuses ?? (() => undefined);
  provideRuntimeCore();
  const origins = [...ownOrigins(store), ...(options.origins ?? [])];
  const attempts = createAttempts(retryAfter);
  const onEvent = (event: RemoteEvent) => {
    attempts.record(event);
    options.onEvent(event);
  };
  const onFailure = (error: unknown) => onEvent({ type: 'registry-failed', error });
  const onCacheFailure = (error: unknown) => onEvent({ type: 'cache-failed', error });
  const evaluate = createReleaseEvaluator({ ...options, onEvent, origins, timeoutMs, refuses });
  const activation = createActivation(cache, evaluate, refuses, onCacheFailure);
  let active: ActiveRemotes = { version: '0', remotes: [] };
  let latestRegistry = EMPTY_REGISTRY;
  let closed = false;
  const previews = createPreviews(evaluate, refuses, () => active);
  const queue = createSerialQueue();
  const completeness = createCompleteness();
  const runningOf = (name: string) => active.remotes.find((remote) => remote.name === name);
  const lacks = () =>
    completeness({
      registry: latestRegistry === EMPTY_REGISTRY ? undefined : latestRegistry,
      active,
      failures: attempts.failures,
    });

  const publish = (changed: ActiveRemote): void => {
    const remotes = latestRegistry.names.flatMap((name) =>
      name === changed.name ? [changed] : active.remotes.filter((other) => other.name === name),
    );
    active = { version: versionOf(latestRegistry.version, remotes), remotes };
  };

  const activateEntry = async (name: string, entry: RemoteEntry): Promise<void> => {
    const running = runningOf(name);
    const live = await activation.live(name, entry, running);
    const { release } = running?.canary?.loaded ?? {};
    const isKept = release && entry.canary?.ref.release === release && !refuses(name, release);
    const keptCanary = isKept ? running?.canary : undefined;
    publish({ ...live, ...(keptCanary && { canary: keptCanary }) });
    if (!entry.canary) return;
    const canary = await activation.canary(name, entry.canary, running);
    publish({ ...live, ...(canary && { canary }) });
  };

  // Serial per remote: a host that hangs never delays another squad's release.
  const activate = (name: string): Promise<void> =>
    queue.run(name, async () => {
      if (closed) return;
      const entry = latestRegistry.remotes[name];
      const unparsed = latestRegistry.notUnderstood[name];
      if (entry) await activateEntry(name, entry);
      else if (unparsed) publish(await activation.unparsed(name, unparsed.paths, runningOf(name)));
    });

  const pruneCache = () =>
    prune(cache, (name, release) => {
      const { live, previous, canary } = latestRegistry.remotes[name] ?? {};
      const { loaded } = runningOf(name) ?? {};
      const named = [live?.release, previous?.release, canary?.ref.release, loaded?.release];
      return named.includes(release) || previews.has(name, release);
    }).catch(onCacheFailure);

  const applyRegistry = async (registry: ParsedRegistry): Promise<void> => {
    latestRegistry = registry;
    if (registry.problems.length > 0) onEvent({ type: 'not-understood', problems: registry.problems });
    await saveRegistry(cache, registry).catch(onCacheFailure);
    await Promise.all(registry.names.map(activate));
    lacks();
    void pruneCache();
  };

  const isBehind = (name: string): boolean => {
    const { live, canary } = latestRegistry.remotes[name] ?? {};
    const running = runningOf(name);
    if (!live) return !running?.loaded;
    return (
      running?.loaded?.release !== live.release || running.canary?.loaded.release !== canary?.ref.release
    );
  };

  const first = await firstRegistry({ store, cache, keys, timeoutMs, onFailure });
  if (first) await applyRegistry(first);
  const stopWatching = watchRegistry(
    store,
    first?.version,
    { changed: (registry) => void applyRegistry(registry).catch(onFailure), failed: onFailure },
    { keys },
  );
  const retryTimer = setInterval(() => {
    for (const name of latestRegistry.names) {
      if (isBehind(name) && !queue.isBusy(name) && attempts.isDue(name)) void activate(name);
    }
  }, retryAfter);
  const pruneTimer = setInterval(() => void pruneCache(), PRUNE_INTERVAL_MS);
  return {
    current: () => active,
    lacks,
    preview: previews.get,
    recheck: activate,
    close() {
      closed = true;
      stopWatching();
      clearInterval(retryTimer);
      clearInterval(pruneTimer);
    },
  };
};
