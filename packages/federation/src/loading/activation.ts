import type { ReleaseRef, RemoteEntry } from '../registry';
import type { ActiveRemote, Canary, Refuses } from './active';
import { readLastKnownGood, saveLastKnownGood } from './cache/last-known-good';
import type { LoadedRemote } from './loaded-remote';
import type { ReleaseEvaluator } from './evaluate-release';

/** What turns registry entries into running releases. */
export interface Activation {
  readonly cache: string;
  /** Starts a release, unless `refusalOf` refuses it; undefined when it cannot be loaded. */
  readonly tryStart: (...args: Parameters<ReleaseEvaluator>) => Promise<LoadedRemote | undefined>;
  readonly refusalOf: Refuses;
  readonly onCacheFailure: (error: unknown) => void;
}

/** The first release other than the live one that can be loaded. */
const firstAvailable = async (
  { tryStart }: Activation,
  name: string,
  others: readonly (ReleaseRef | null | undefined)[],
  live: ReleaseRef,
): Promise<LoadedRemote | undefined> => {
  for (const other of others) {
    if (!other || other.release === live.release) continue;
    const loaded = await tryStart(name, other, 'live');
    if (loaded) return loaded;
  }
  return undefined;
};

const ifNotRefused = (
  { refusalOf }: Activation,
  loaded: LoadedRemote | undefined,
): LoadedRemote | undefined => (loaded && !refusalOf(loaded.name, loaded.release) ? loaded : undefined);

/** The live release, where it is refused only while another release is available. */
const liveAsLastResort = async (
  { refusalOf, tryStart }: Activation,
  name: string,
  live: ReleaseRef,
  running: LoadedRemote | undefined,
): Promise<LoadedRemote | undefined> => {
  if (refusalOf(name, live.release) !== 'unless-last') return undefined;
  return running?.release === live.release ? running : tryStart(name, live, 'live', true);
};

/**
 * Activates the remote's live release. When it cannot be loaded, the running one stays, or the last known
 * good one on disk is used; when it is refused, the previous release is used. Without any of these the
 * remote has no release. `running` is the remote's current state.
 */
export const activateLive = async (
  activation: Activation,
  name: string,
  { live, previous }: Pick<RemoteEntry, 'live' | 'previous'>,
  running: ActiveRemote | undefined,
): Promise<ActiveRemote> => {
  const { cache, tryStart, refusalOf, onCacheFailure } = activation;
  // A promoted canary is already running.
  const current = ifNotRefused(activation, running?.loaded);
  const loadedBefore = [current, ifNotRefused(activation, running?.canary?.loaded)].find(
    (loaded) => loaded?.release === live.release,
  );
  const loaded = loadedBefore ?? (await tryStart(name, live, 'live'));
  if (loaded) {
    // A full disk must not withhold a running release from visitors.
    if (loaded !== running?.loaded) await saveLastKnownGood(cache, name, live).catch(onCacheFailure);
    return { name, paths: live.paths, loaded };
  }
  if (current) return { name, paths: current.manifest.paths, loaded: current };
  // Only for a refused release: when a host is unreachable the previous one fails as well, and it may
  // have been rolled back.
  const fallbackRef = refusalOf(name, live.release) ? previous : undefined;
  const fallback =
    (await firstAvailable(activation, name, [await readLastKnownGood(cache, name), fallbackRef], live)) ??
    (await liveAsLastResort(activation, name, live, running?.loaded));
  if (!fallback) return { name, paths: live.paths, slots: live.slots, loaded: undefined };
  return { name, paths: fallback.manifest.paths, loaded: fallback };
};

/**
 * Activates a remote whose registry entry cannot be parsed: the running release, or the last known good
 * one on disk; `paths` without either. It has no canary, because its audience is unknown.
 */
export const activateUnparsed = async (
  { cache, tryStart, refusalOf }: Activation,
  name: string,
  paths: readonly string[],
  running: ActiveRemote | undefined,
): Promise<ActiveRemote> => {
  const current =
    running?.loaded && refusalOf(name, running.loaded.release) !== 'always' ? running.loaded : undefined;
  const last = current ? undefined : await readLastKnownGood(cache, name);
  const loaded = current ?? (last && (await tryStart(name, last, 'live')));
  return { name, paths: loaded?.manifest.paths ?? paths, loaded };
};

/**
 * The registry's canary, beside `running`; undefined when there is none or it cannot be loaded, in which
 * case all visitors get the live release.
 */
export const activateCanary = async (
  activation: Activation,
  name: string,
  { ref, share }: NonNullable<RemoteEntry['canary']>,
  running: ActiveRemote | undefined,
): Promise<Canary | undefined> => {
  const known = ifNotRefused(activation, running?.canary?.loaded);
  const loaded = known?.release === ref.release ? known : await activation.tryStart(name, ref, 'canary');
  return loaded && { loaded, share };
};
