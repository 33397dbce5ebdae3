import type { FederationHost } from '../host';
import {
  EMPTY_REGISTRY,
  watchRegistry,
  type PublicKey,
  type RemoteEntry,
  type UnderstoodRegistry,
} from '../registry';
import { versionOf, type ActiveRemote, type ActiveRemotes, type Refuses, type RemoteEvent } from './active';
import { createActivation } from './activation';
import { createAttempts } from './attempts';
import { createCompleteness, type Lack } from './completeness';
import { firstRegistry } from './first-registry';
import { rememberRegistry } from './last-good';
import type { LoadedRemote } from './loaded-remote';
import { ownOrigins } from './location';
import { createPreviews } from './previews';
import { prune } from './prune';
import { provideRuntimeCore } from './runtime-core';
import { createStarter, type ReleaseSource } from './starter';
import { createTurns } from './turns';

/** What a set of remotes needs. */
export interface RemoteSetOptions {
  /** Folder or http address that holds `registry.json`. */
  readonly store: string;
  /** Folder for verified releases; it outlives the process, and processes may share it. */
  readonly cache: string;
  readonly host: FederationHost;
  /** Who may sign the registry; without keys it is taken as it is. */
  readonly keys?: readonly PublicKey[];
  /** Origins beside the store's own that releases with an address of their own may come from. */
  readonly origins?: readonly string[];
  /** Milliseconds within which a release must arrive whole, and then start. */
  readonly deadline?: number;
  /** Milliseconds between two tries of a release that could not be had. */
  readonly retryAfter?: number;
  /** Releases that must not run here, whoever names them. */
  readonly refuses?: Refuses;
  onEvent(event: RemoteEvent): void;
}

/** Keeps every remote's live release running in this process, and its canary beside it. */
export interface RemoteSet {
  current(): ActiveRemotes;
  /** What this process should have and has not since it started; nothing once it was complete, whatever comes later. */
  lacks(): readonly Lack[];
  /** Runs a release of the store that is no part of the set. Rejects with the reason when it cannot be had. */
  preview(name: string, ref: ReleaseSource): Promise<LoadedRemote>;
  /** Takes a remote off the releases that are refused by now. Resolves when that is done. */
  recheck(name: string): Promise<void>;
  /** Stops watching; what runs goes on. */
  close(): void;
}

/** Milliseconds between two looks for releases that nobody uses any more. */
const PRUNE_EVERY = 60 * 60 * 1000;

/**
 * Loads what the registry names, then follows it: a new release is fetched, verified and started beside the old one and
 * takes over only when it stands. One that fails leaves the old in place, or the last good one on disk; a remote that
 * has neither is listed without a release, so its pages can say so. The same holds for one whose entry in the registry is
 * not understood. Resolves when each remote was tried once.
 */
export const openRemoteSet = async (options: RemoteSetOptions): Promise<RemoteSet> => {
  const { store, cache, keys = [], deadline = 3_000, retryAfter = 5_000 } = options;
  const refuses = options.refuses ?? (() => undefined);
  provideRuntimeCore();
  const origins = [...ownOrigins(store), ...(options.origins ?? [])];
  const attempts = createAttempts(retryAfter);
  const onEvent = (event: RemoteEvent) => {
    attempts.note(event);
    options.onEvent(event);
  };
  const onFailure = (error: unknown) => onEvent({ type: 'registry-failed', error });
  const onCacheFailure = (error: unknown) => onEvent({ type: 'cache-failed', error });
  const starter = createStarter({ ...options, onEvent, origins, deadline, refuses });
  const activation = createActivation(cache, starter, refuses, onCacheFailure);
  let active: ActiveRemotes = { version: '0', remotes: [] };
  let wanted = EMPTY_REGISTRY;
  let closed = false;
  const previews = createPreviews(starter, refuses, () => active);
  const turns = createTurns();
  const completeness = createCompleteness();
  const runningOf = (name: string) => active.remotes.find((remote) => remote.name === name);
  const lacks = () =>
    completeness({
      registry: wanted === EMPTY_REGISTRY ? undefined : wanted,
      active,
      failures: attempts.failures,
    });

  const publish = (changed: ActiveRemote): void => {
    const remotes = wanted.names.flatMap((name) =>
      name === changed.name ? [changed] : active.remotes.filter((other) => other.name === name),
    );
    active = { version: versionOf(wanted.version, remotes), remotes };
  };

  const settleEntry = async (name: string, entry: RemoteEntry): Promise<void> => {
    const running = runningOf(name);
    const live = await activation.live(name, entry, running);
    const { release } = running?.canary?.loaded ?? {};
    const isKept = release && entry.canary?.ref.release === release && !refuses(name, release);
    const kept = isKept ? running?.canary : undefined;
    publish({ ...live, ...(kept && { canary: kept }) });
    if (!entry.canary) return;
    const canary = await activation.canary(name, entry.canary, running);
    publish({ ...live, ...(canary && { canary }) });
  };

  // One remote's work waits for its own only: a host that hangs never holds back another squad's release.
  const settle = (name: string): Promise<void> =>
    turns.take(name, async () => {
      if (closed) return;
      const entry = wanted.remotes[name];
      const unknown = wanted.notUnderstood[name];
      if (entry) await settleEntry(name, entry);
      else if (unknown) publish(await activation.kept(name, unknown.paths, runningOf(name)));
    });

  const tidy = () =>
    prune(cache, (name, release) => {
      const { live, previous, canary } = wanted.remotes[name] ?? {};
      const { loaded } = runningOf(name) ?? {};
      const named = [live?.release, previous?.release, canary?.ref.release, loaded?.release];
      return named.includes(release) || previews.has(name, release);
    }).catch(onCacheFailure);

  const follow = async (registry: UnderstoodRegistry): Promise<void> => {
    wanted = registry;
    if (registry.problems.length > 0) onEvent({ type: 'not-understood', problems: registry.problems });
    await rememberRegistry(cache, registry).catch(onCacheFailure);
    await Promise.all(registry.names.map(settle));
    lacks();
    void tidy();
  };

  const isBehind = (name: string): boolean => {
    const { live, canary } = wanted.remotes[name] ?? {};
    const running = runningOf(name);
    if (!live) return !running?.loaded;
    return (
      running?.loaded?.release !== live.release || running.canary?.loaded.release !== canary?.ref.release
    );
  };

  const first = await firstRegistry({ store, cache, keys, deadline, onFailure });
  if (first) await follow(first);
  const stopWatching = watchRegistry(
    store,
    first?.version,
    { changed: (registry) => void follow(registry).catch(onFailure), failed: onFailure },
    { keys },
  );
  const retry = setInterval(() => {
    for (const name of wanted.names) {
      if (isBehind(name) && !turns.isBusy(name) && attempts.isDue(name)) void settle(name);
    }
  }, retryAfter);
  const tidying = setInterval(() => void tidy(), PRUNE_EVERY);
  return {
    current: () => active,
    lacks,
    preview: previews.get,
    recheck: settle,
    close() {
      closed = true;
      stopWatching();
      clearInterval(retry);
      clearInterval(tidying);
    },
  };
};
