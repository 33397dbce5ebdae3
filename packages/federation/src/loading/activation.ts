import type { ReleaseRef, RemoteEntry } from '../registry';
import type { ActiveRemote, Canary, Refuses } from './active';
import { lastGood, rememberLastGood } from './last-good';
import type { LoadedRemote } from './loaded-remote';
import type { Starter } from './starter';

/**
 * Makes of what the registry says of a remote what runs of it; the starter runs nothing that `refuses` names. What cannot
 * be written to the cache is told to `onCacheFailure`.
 */
export const createActivation = (
  cache: string,
  starter: Starter,
  refuses: Refuses,
  onCacheFailure: (error: unknown) => void,
) => {
  const tryStart = (...args: Parameters<Starter>): Promise<LoadedRemote | undefined> =>
    starter(...args).catch(() => undefined);

  /** The first that can be had of other releases than the live one. */
  const anyOf = async (
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

  const unlessRefused = (loaded: LoadedRemote | undefined): LoadedRemote | undefined =>
    loaded && !refuses(loaded.name, loaded.release) ? loaded : undefined;

  /** The live release itself, where that is refused only as long as there is another. */
  const asLast = async (
    name: string,
    live: ReleaseRef,
    running: LoadedRemote | undefined,
  ): Promise<LoadedRemote | undefined> => {
    if (refuses(name, live.release) !== 'unless-last') return undefined;
    return running?.release === live.release ? running : tryStart(name, live, 'live', true);
  };

  return {
    /**
     * The remote on its live release. One that cannot be had leaves the running one in place, or the last good one on
     * disk; one that is refused gives way to the one that was live before. With none the remote stands without a release.
     * `running` is the remote as it was.
     */
    async live(
      name: string,
      { live, previous }: Pick<RemoteEntry, 'live' | 'previous'>,
      running: ActiveRemote | undefined,
    ): Promise<ActiveRemote> {
      // A canary that was promoted runs already.
      const current = unlessRefused(running?.loaded);
      const known = [current, unlessRefused(running?.canary?.loaded)].find(
        (loaded) => loaded?.release === live.release,
      );
      const loaded = known ?? (await tryStart(name, live, 'live'));
      if (loaded) {
        // A full disk must not keep a release from visitors that runs already.
        if (loaded !== running?.loaded) await rememberLastGood(cache, name, live).catch(onCacheFailure);
        return { name, paths: live.paths, loaded };
      }
      if (current) return { name, paths: current.manifest.paths, loaded: current };
      // The one before is no better where a host is away, and may be what was rolled back; it is better than one that is refused.
      const before = refuses(name, live.release) ? previous : undefined;
      const fallback =
        (await anyOf(name, [await lastGood(cache, name), before], live)) ??
        (await asLast(name, live, running?.loaded));
      if (!fallback) return { name, paths: live.paths, slots: live.slots, loaded: undefined };
      return { name, paths: fallback.manifest.paths, loaded: fallback };
    },

    /**
     * A remote whose entry is not understood: the release that runs, or the last good one on disk; `paths` where neither
     * is there. It has no canary, since nothing says for whom.
     */
    async kept(
      name: string,
      paths: readonly string[],
      running: ActiveRemote | undefined,
    ): Promise<ActiveRemote> {
      const current =
        running?.loaded && refuses(name, running.loaded.release) !== 'always' ? running.loaded : undefined;
      const last = current ? undefined : await lastGood(cache, name);
      const loaded = current ?? (last && (await tryStart(name, last, 'live')));
      return { name, paths: loaded?.manifest.paths ?? paths, loaded };
    },

    /** The canary that the registry names, beside `running`; nothing when there is none or it cannot be had: all get the live release. */
    async canary(
      name: string,
      wanted: NonNullable<RemoteEntry['canary']>,
      running: ActiveRemote | undefined,
    ): Promise<Canary | undefined> {
      const { ref, share } = wanted;
      const known = unlessRefused(running?.canary?.loaded);
      const loaded = known?.release === ref.release ? known : await tryStart(name, ref, 'canary');
      return loaded && { loaded, share };
    },
  };
};
