import type { ReleaseRef, RemoteEntry } from '../registry';
import type { ActiveRemote, Canary } from './active';
import { lastGood, rememberLastGood } from './last-good';
import type { LoadedRemote } from './loaded-remote';
import type { Starter } from './starter';

/** Makes of what the registry says of a remote what runs of it. */
export const createActivation = (cache: string, starter: Starter) => {
  const tryStart = (...args: Parameters<Starter>): Promise<LoadedRemote | undefined> =>
    starter(...args).catch(() => undefined);

  return {
    /**
     * The remote on its live release. One that cannot be had leaves the running one in place, or the last good one on
     * disk; with neither the remote stands without a release. `running` is the remote as it was.
     */
    async live(name: string, live: ReleaseRef, running: ActiveRemote | undefined): Promise<ActiveRemote> {
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
      const good = await lastGood(cache, name);
      const fallback = good && good.release !== live.release ? await tryStart(name, good, 'live') : undefined;
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
