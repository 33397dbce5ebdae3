import type { FederationHost } from '../host';
import { EMPTY_REGISTRY, watchRegistry, type PublicKey, type RegistryDocument } from '../registry';
import { versionOf, type ActiveRemote, type ActiveRemotes, type RemoteEvent } from './active';
import { createActivation } from './activation';
import { firstRegistry } from './first-registry';
import { rememberRegistry } from './last-good';
import type { LoadedRemote } from './loaded-remote';
import { ownOrigins } from './location';
import { createPreviews } from './previews';
import { prune } from './prune';
import { provideRuntimeCore } from './runtime-core';
import { createStarter, type ReleaseSource } from './starter';

/** What a set of remotes needs. */
export interface RemoteSetOptions {
  /** Folder or http address that holds `registry.json`. */
  readonly store: string;
  /** Folder for verified releases; it outlives the process. */
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
  refuses?(name: string, release: string): boolean;
  onEvent(event: RemoteEvent): void;
}

/** Keeps every remote's live release running in this process, and its canary beside it. */
export interface RemoteSet {
  current(): ActiveRemotes;
  /** Runs a release of the store that is no part of the set. Rejects with the reason when it cannot be had. */
  preview(name: string, ref: ReleaseSource): Promise<LoadedRemote>;
  /** Stops watching; what runs goes on. */
  close(): void;
}

/** Milliseconds between two looks for releases that nobody uses any more. */
const PRUNE_EVERY = 60 * 60 * 1000;

/**
 * Loads what the registry names, then follows it: a new release is fetched, verified and started beside the old one and
 * takes over only when it stands. One that fails leaves the old in place, or the last good one on disk; a remote that
 * has neither is listed without a release, so its pages can say so. Resolves when each remote was tried once.
 */
export const openRemoteSet = async (options: RemoteSetOptions): Promise<RemoteSet> => {
  const { store, cache, onEvent, keys = [], deadline = 3_000, retryAfter = 5_000 } = options;
  const refuses = options.refuses ?? (() => false);
  provideRuntimeCore();
  const origins = [...ownOrigins(store), ...(options.origins ?? [])];
  const starter = createStarter({ ...options, origins, deadline, refuses });
  const activation = createActivation(cache, starter, refuses);
  let active: ActiveRemotes = { version: '0', remotes: [] };
  let wanted: RegistryDocument = EMPTY_REGISTRY;
  let closed = false;
  const previews = createPreviews(starter, () => active);
  const onFailure = (error: unknown) => onEvent({ type: 'registry-failed', error });
  const runningOf = (name: string) => active.remotes.find((remote) => remote.name === name);

  const publish = (remote: ActiveRemote): void => {
    const remotes = Object.keys(wanted.remotes).flatMap((name) =>
      name === remote.name ? [remote] : active.remotes.filter((other) => other.name === name),
    );
    active = { version: versionOf(wanted.version, remotes), remotes };
  };

  // One remote's work waits for its own only: a host that hangs never holds back another squad's release.
  const turns = new Map<string, Promise<void>>();
  const settle = (name: string): Promise<void> => {
    const turn = async () => {
      const entry = wanted.remotes[name];
      if (!entry || closed) return;
      const running = runningOf(name);
      const live = await activation.live(name, entry, running);
      const kept =
        entry.canary?.ref.release === running?.canary?.loaded.release ? running?.canary : undefined;
      publish({ ...live, ...(kept && { canary: kept }) });
      if (!entry.canary) return;
      const canary = await activation.canary(name, entry.canary, running);
      publish({ ...live, ...(canary && { canary }) });
    };
    const next = (turns.get(name) ?? Promise.resolve()).then(turn, turn).finally(() => {
      if (turns.get(name) === next) turns.delete(name);
    });
    turns.set(name, next);
    return next;
  };

  const tidy = () =>
    prune(cache, (name, release) => {
      const { live, previous, canary } = wanted.remotes[name] ?? {};
      const { loaded } = runningOf(name) ?? {};
      const named = [live?.release, previous?.release, canary?.ref.release, loaded?.release];
      return named.includes(release) || previews.has(name, release);
    });

  const follow = async (registry: RegistryDocument): Promise<void> => {
    wanted = registry;
    await rememberRegistry(cache, registry);
    await Promise.all(Object.keys(registry.remotes).map(settle));
    void tidy().catch(onFailure);
  };

  const isBehind = (name: string): boolean => {
    const { live, canary } = wanted.remotes[name] ?? {};
    const running = runningOf(name);
    return (
      running?.loaded?.release !== live?.release || running?.canary?.loaded.release !== canary?.ref.release
    );
  };

  const first = await firstRegistry({ store, cache, keys, deadline, onFailure });
  if (first) await follow(first);
  const stopWatching = watchRegistry(
    store,
    wanted.version,
    { changed: (registry) => void follow(registry).catch(onFailure), failed: onFailure },
    { keys },
  );
  const retry = setInterval(() => {
    for (const name of Object.keys(wanted.remotes)) if (isBehind(name) && !turns.has(name)) void settle(name);
  }, retryAfter);
  const tidying = setInterval(() => void tidy().catch(onFailure), PRUNE_EVERY);
  return {
    current: () => active,
    preview: previews.get,
    close() {
      closed = true;
      stopWatching();
      clearInterval(retry);
      clearInterval(tidying);
    },
  };
};
