import type { ReleaseRef, RemoteEntry } from '../registry';
import type { ActiveRemote, Canary } from './active';
import { lastGood, rememberLastGood } from './last-good';
import type { LoadedRemote } from './loaded-remote';
import type { Starter } from './starter';

/** Makes of what the registry says of a remote what runs of it; the starter runs nothing that `refuses` names. */
export const createActivation = (
  cache: string,
  starter: Starter,
  refuses: (name: string, release: string) => boolean,
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

  return {
    /**
     * The remote on its live release. One that cannot be had leaves the running one in place, or the last good one on
     * disk; one that is refused leaves the one that was live before. With none the remote stands without a release.
     * `running` is the remote as it was.
     */
    async live(
      name: string,
      { live, previous }: Pick<RemoteEntry, 'live' | 'previous'>,
      running: ActiveRemote | undefined,
    ): Promise<ActiveRemote> {
      // A canary that was promoted runs already.
      const known = [running?.loaded, running?.canary?.loaded].find(
        (loaded) => loaded?.release === live.release,
      );
      const loaded = known ?? (await tryStart(name, live, 'live'));
      if (loaded) {
        if (loaded !== running?.loaded) await rememberLastGood(cache, name, live);
        return { name, paths: live.paths, loaded };
      }
      if (running?.loaded) return { name, paths: running.loaded.manifest.paths, loaded: running.loaded };
      // The one before is no better where a host is away, and may be what was rolled back; it is better than one that blocks.
      const before = refuses(name, live.release) ? previous : undefined;
      const fallback = await anyOf(name, [await lastGood(cache, name), before], live);
      return { name, paths: fallback?.manifest.paths ?? live.paths, loaded: fallback };
    },

    /** The canary that the registry names, beside `running`; nothing when there is none or it cannot be had: all get the live release. */
    async canary(
      name: string,
      wanted: NonNullable<RemoteEntry['canary']>,
      running: ActiveRemote | undefined,
    ): Promise<Canary | undefined> {
      const { ref, share } = wanted;
      const known = running?.canary?.loaded;
      const loaded = known?.release === ref.release ? known : await tryStart(name, ref, 'canary');
      return loaded && { loaded, share };
    },
  };
};
