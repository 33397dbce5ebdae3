import type { FederationHost } from '../host';
import {
  keysThatMayRelease,
  watchRegistry,
  type PublicKey,
  type RemoteEntry,
  type ParsedRegistry,
} from '../registry';
import type { ActiveRemotes, Refuses, RemoteEvent } from './active';
import { createActiveState, type ActiveState } from './active-state';
import { activateCanary, activateLive, activateUnparsed, type Activation } from './activation';
import { createAttempts } from './attempts';
import { createCompleteness, type MissingRemote } from './completeness';
import { firstRegistry } from './cache/first-registry';
import { saveRegistry } from './cache/last-known-good';
import type { LoadedRemote } from './loaded-remote';
import { ownOrigins } from './location';
import { createPreviews } from './previews';
import { prune } from './cache/prune';
import { isNameOfOthers, restrictRelease } from './claims/restrict-claims';
import { provideRuntimeCore } from './runtime-core';
import { createReleaseEvaluator, type ReleaseSource } from './evaluate-release';
import { createSerialQueue } from './serial-queue';
import { createSourcePositions, type SourcePositions } from './cache/source-positions';

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
  /** Milliseconds between two looks at the registry. */
  readonly pollEvery?: number;
  /** Releases that must not run here, even when the registry names them. */
  readonly refuses?: Refuses;
  onEvent(event: RemoteEvent): void;
}

/** Keeps every remote's live release running in this process, and its canary beside it. */
export interface RemoteSet {
  current(): ActiveRemotes;
  /** What this process should run but does not since it started; empty once it was complete. */
  lacks(): readonly MissingRemote[];
  /**
   * Runs a release of the store outside the set, without what others have. Rejects with the reason when it cannot be
   * loaded.
   */
  preview(name: string, ref: ReleaseSource): Promise<LoadedRemote>;
  /** The keys that may release a remote, and so preview its releases. */
  keysOf(name: string): readonly PublicKey[];
  /** Finds the sources of errors of the releases that have run here. */
  readonly sources: SourcePositions;
  /** Stops a remote's releases that are now refused. Resolves when that is done. */
  recheck(name: string): Promise<void>;
  /** Stops watching; running releases continue. */
  close(): void;
}

const DEFAULT_TIMEOUT_MS = 3_000;
/** Milliseconds between two runs that prune unused releases. */
const PRUNE_INTERVAL_MS = 60 * 60 * 1000;

const prepareActivation = (options: RemoteSetOptions, state: ActiveState) => {
  const { store, cache, onEvent, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const refusalOf = options.refuses ?? (() => undefined);
  const origins = [...ownOrigins(store), ...(options.origins ?? [])];
  const sources = createSourcePositions(timeoutMs);
  const isOthers = (remote: string, name: string) => isNameOfOthers(state.registry(), remote, name);
  const evaluate = createReleaseEvaluator({
    ...options,
    origins,
    timeoutMs,
    refuses: refusalOf,
    sources,
    isOthers,
    othersOf: state.othersOf,
  });
  const activation: Activation = {
    cache,
    tryStart: (...args) => evaluate(...args).catch(() => undefined),
    refusalOf,
    onCacheFailure: (error) => onEvent({ type: 'cache-failed', error }),
  };
  return { evaluate, activation, sources };
};

/** Starts the entry's live release, then its canary, and publishes each once it runs. */
const activateEntry = async (
  state: ActiveState,
  activation: Activation,
  name: string,
  entry: RemoteEntry,
): Promise<void> => {
  if (entry.retired) return state.retire(name);
  const running = state.runningOf(name);
  const live = await activateLive(activation, name, entry, running);
  const { release } = running?.canary?.loaded ?? {};
  const isKept = release && entry.canary?.ref.release === release && !activation.refusalOf(name, release);
  const keptCanary = isKept ? running?.canary : undefined;
  state.publish({ ...live, ...(keptCanary && { canary: keptCanary }) });
  if (!entry.canary) return;
  const canary = await activateCanary(activation, name, entry.canary, running);
  state.publish({ ...live, ...(canary && { canary }) });
};

const activateByRegistry = async (
  state: ActiveState,
  activation: Activation,
  name: string,
): Promise<void> => {
  const { remotes, notUnderstood } = state.registry();
  const entry = remotes[name];
  const unparsed = notUnderstood[name];
  if (entry) await activateEntry(state, activation, name, entry);
  else if (unparsed) {
    state.publish(await activateUnparsed(activation, name, unparsed.paths, state.runningOf(name)));
  }
};

/** Activates remotes, one entry at a time of each: a host that hangs never delays another squad's release. */
const createActivator = (
  state: ActiveState,
  activation: Activation,
  attempts: ReturnType<typeof createAttempts>,
) => {
  const queue = createSerialQueue();
  let closed = false;
  const activate = (name: string): Promise<void> =>
    queue.run(name, async () => {
      if (!closed) await activateByRegistry(state, activation, name);
    });
  const isDue = (name: string) => state.isBehind(name) && !queue.isBusy(name) && attempts.isDue(name);
  return {
    activate,
    /** Tries again where a release could not be loaded and enough time has passed. */
    retryBehind: () =>
      state
        .registry()
        .names.filter(isDue)
        .forEach((name) => void activate(name)),
    close: () => {
      closed = true;
    },
  };
};

/** Runs `retry` and `prune` regularly; returns a function that stops both. */
const startTimers = (retry: () => void, retryAfter: number, prune: () => void): (() => void) => {
  const timers = [setInterval(retry, retryAfter), setInterval(prune, PRUNE_INTERVAL_MS)];
  return () => timers.forEach(clearInterval);
};

/**
 * Loads the releases that the registry names, then follows its changes: a new release is fetched, verified
 * and started beside the old one and replaces it only once it runs. When that fails the old one stays, or the
 * last known good one on disk is used; a remote with neither is listed without a release, so that its pages
 * can show an error. The same applies to a remote whose registry entry cannot be parsed. Resolves when each
 * remote was tried once.
 */
export const openRemoteSet = async (options: RemoteSetOptions): Promise<RemoteSet> => {
  const { store, cache, keys = [], timeoutMs = DEFAULT_TIMEOUT_MS, retryAfter = 5_000 } = options;
  provideRuntimeCore();
  const attempts = createAttempts(retryAfter);
  const onEvent = (event: RemoteEvent) => {
    attempts.record(event);
    options.onEvent(event);
  };
  const onFailure = (error: unknown) => onEvent({ type: 'registry-failed', error });
  const state = createActiveState((problems) => onEvent({ type: 'not-understood', problems }));
  const { evaluate, activation, sources } = prepareActivation({ ...options, onEvent }, state);
  const { refusalOf, onCacheFailure } = activation;
  const previews = createPreviews(evaluate, refusalOf, state.active);
  const activator = createActivator(state, activation, attempts);
  const completeness = createCompleteness();
  const lacks = () =>
    completeness({
      registry: state.hasRegistry() ? state.registry() : undefined,
      active: state.active(),
      failures: attempts.failures,
    });

  const pruneCache = () =>
    void prune(cache, (name, release) => state.isInUse(name, release) || previews.has(name, release)).catch(
      onCacheFailure,
    );

  const applyRegistry = async (registry: ParsedRegistry): Promise<void> => {
    state.follow(registry);
    if (registry.problems.length > 0) onEvent({ type: 'not-understood', problems: registry.problems });
    await saveRegistry(cache, registry).catch(onCacheFailure);
    await Promise.all(registry.names.map(activator.activate));
    lacks();
    pruneCache();
  };

  const first = await firstRegistry({ store, cache, keys, timeoutMs, onFailure });
  if (first) await applyRegistry(first);
  const onChange = (registry: ParsedRegistry) => void applyRegistry(registry).catch(onFailure);
  const watched = { keys, interval: options.pollEvery };
  const stopWatching = watchRegistry(store, first, { changed: onChange, failed: onFailure }, watched);
  const stopTimers = startTimers(activator.retryBehind, retryAfter, pruneCache);
  return {
    current: state.active,
    lacks,
    preview: async (name, ref) => restrictRelease(await previews.get(name, ref), state.registry()),
    sources,
    keysOf: (name) => keysThatMayRelease(name, state.registry().rights, keys),
    recheck: activator.activate,
    close() {
      activator.close();
      stopWatching();
      stopTimers();
    },
  };
};
