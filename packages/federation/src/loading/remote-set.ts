import type { FederationHost } from '../host';
import {
  EMPTY_REGISTRY,
  readRegistry,
  releaseLocation,
  watchRegistry,
  type RegistryDocument,
  type ReleaseRef,
} from '../registry';
import { lastGood, rememberedRegistry, rememberLastGood, rememberRegistry } from './last-good';
import { startRemote, type LoadedRemote } from './loaded-remote';
import { hostPolicy } from './policy';
import { obtainRelease } from './release-cache';
import { provideRuntimeCore } from './runtime-core';

/** One remote as it stands now: what it owns, and the release that serves it, if any could be had. */
export interface ActiveRemote {
  readonly name: string;
  readonly paths: readonly string[];
  readonly loaded: LoadedRemote | undefined;
}

/** All remotes at one moment. A request keeps the one it began with, so a swap never changes a page half-way. */
export interface ActiveRemotes {
  /** Changes whenever anything that could change a page does. */
  readonly version: string;
  readonly remotes: readonly ActiveRemote[];
}

/** What happens to remotes, for logs and metrics. */
export type RemoteEvent =
  | {
      readonly type: 'loaded';
      readonly name: string;
      readonly release: string;
      readonly milliseconds: number;
    }
  | { readonly type: 'failed'; readonly name: string; readonly release: string; readonly error: unknown }
  | { readonly type: 'registry-failed'; readonly error: unknown };

/** What a set of remotes needs. */
export interface RemoteSetOptions {
  /** Folder or http address that holds `registry.json`. */
  readonly store: string;
  /** Folder for verified releases; it outlives the process. */
  readonly cache: string;
  readonly host: FederationHost;
  /** Milliseconds within which a release must arrive whole, and then start. */
  readonly deadline?: number;
  /** Milliseconds between two tries of a release that could not be had. */
  readonly retryAfter?: number;
  onEvent(event: RemoteEvent): void;
}

/** Keeps every remote's live release running in this process. */
export interface RemoteSet {
  current(): ActiveRemotes;
  /** Stops watching; what runs goes on. */
  close(): void;
}

/**
 * Loads what the registry names, then follows it: a new release is fetched, verified and started beside the old one and
 * takes over only when it stands. One that fails leaves the old in place, or the last good one on disk; a remote that
 * has neither is listed without a release, so its pages can say so. Resolves when each remote was tried once.
 */
export const openRemoteSet = async (options: RemoteSetOptions): Promise<RemoteSet> => {
  const { store, cache, host, onEvent, deadline = 3_000, retryAfter = 5_000 } = options;
  provideRuntimeCore();
  const policies = new Map<string, ReturnType<typeof hostPolicy>>();
  const policyOf = (name: string) => {
    const policy = policies.get(name) ?? hostPolicy();
    policies.set(name, policy);
    return policy;
  };
  let active: ActiveRemotes = { version: '0', remotes: [] };
  let wanted: RegistryDocument = EMPTY_REGISTRY;
  let closed = false;

  const start = async (name: string, ref: ReleaseRef): Promise<LoadedRemote> => {
    const location = releaseLocation(store, ref.url);
    const release = await policyOf(name).execute(() => obtainRelease(cache, location, name, ref, deadline));
    return startRemote(host, release, ref, deadline);
  };

  const tryStart = async (name: string, ref: ReleaseRef): Promise<LoadedRemote | undefined> => {
    const began = performance.now();
    try {
      const loaded = await start(name, ref);
      onEvent({ type: 'loaded', name, release: ref.release, milliseconds: performance.now() - began });
      return loaded;
    } catch (error) {
      onEvent({ type: 'failed', name, release: ref.release, error });
      return undefined;
    }
  };

  const activate = async (name: string, live: ReleaseRef): Promise<ActiveRemote> => {
    const running = active.remotes.find((remote) => remote.name === name)?.loaded;
    if (running?.release === live.release) return { name, paths: live.paths, loaded: running };
    const loaded = await tryStart(name, live);
    if (loaded) {
      await rememberLastGood(cache, name, live);
      return { name, paths: live.paths, loaded };
    }
    if (running) return { name, paths: running.manifest.paths, loaded: running };
    const good = await lastGood(cache, name);
    const fallback = good && good.release !== live.release ? await tryStart(name, good) : undefined;
    return { name, paths: fallback?.manifest.paths ?? live.paths, loaded: fallback };
  };

  const publish = (remote: ActiveRemote): void => {
    const remotes = Object.keys(wanted.remotes).flatMap((name) =>
      name === remote.name ? [remote] : active.remotes.filter((other) => other.name === name),
    );
    const running = remotes.map(({ name, loaded }) => `${name}:${loaded?.release ?? 'none'}`);
    active = { version: `${wanted.version}/${running.join(',')}`, remotes };
  };

  // One remote's work waits for its own only: a host that hangs never holds back another squad's release.
  const turns = new Map<string, Promise<void>>();
  const settle = (name: string): Promise<void> => {
    const turn = async () => {
      const entry = wanted.remotes[name];
      if (entry && !closed) publish(await activate(name, entry.live));
    };
    const next = (turns.get(name) ?? Promise.resolve()).then(turn, turn).finally(() => {
      if (turns.get(name) === next) turns.delete(name);
    });
    turns.set(name, next);
    return next;
  };

  const follow = async (registry: RegistryDocument): Promise<void> => {
    wanted = registry;
    await rememberRegistry(cache, registry);
    await Promise.all(Object.keys(registry.remotes).map(settle));
  };

  const behind = () =>
    Object.entries(wanted.remotes).filter(
      ([name, { live }]) =>
        active.remotes.find((remote) => remote.name === name)?.loaded?.release !== live.release,
    );

  const firstRegistry = async (): Promise<RegistryDocument | undefined> => {
    try {
      return await readRegistry(store, deadline);
    } catch (error) {
      onEvent({ type: 'registry-failed', error });
      return rememberedRegistry(cache);
    }
  };

  const first = await firstRegistry();
  if (first) await follow(first);
  const stopWatching = watchRegistry(store, wanted.version, {
    changed: (registry) =>
      void follow(registry).catch((error: unknown) => onEvent({ type: 'registry-failed', error })),
    failed: (error) => onEvent({ type: 'registry-failed', error }),
  });
  const retry = setInterval(() => {
    for (const [name] of behind()) if (!turns.has(name)) void settle(name);
  }, retryAfter);
  return {
    current: () => active,
    close() {
      closed = true;
      stopWatching();
      clearInterval(retry);
    },
  };
};
