import type { ActiveRemotes, Refuses } from './active';
import type { LoadedRemote } from './loaded-remote';
import type { ReleaseSource, Starter } from './starter';

/** Previewed releases that run at once; the one opened first makes room. */
const KEPT = 10;
/** Milliseconds after which a release that could not be had is tried again. */
const RETRY_AFTER = 5_000;

/** The releases that run for previews alone: each is fetched when it is first asked for. */
export const createPreviews = (starter: Starter, refuses: Refuses, current: () => ActiveRemotes) => {
  const opened = new Map<string, Promise<LoadedRemote>>();
  const open = (name: string, ref: ReleaseSource, key: string): Promise<LoadedRemote> => {
    const loading = starter(name, ref, 'preview');
    opened.set(key, loading);
    loading.catch(() => setTimeout(() => opened.delete(key), RETRY_AFTER).unref());
    const [eldest] = opened.keys();
    if (opened.size > KEPT && eldest) opened.delete(eldest);
    return loading;
  };
  return {
    /** A release, running. Rejects with the reason when it cannot be had. */
    get(name: string, ref: ReleaseSource): Promise<LoadedRemote> {
      // The starter rejects with the reason, also where the release runs already.
      if (refuses(name, ref.release)) return starter(name, ref, 'preview');
      const remote = current().remotes.find((other) => other.name === name);
      const running = [remote?.loaded, remote?.canary?.loaded].find(
        (loaded) => loaded?.release === ref.release,
      );
      if (running) return Promise.resolve(running);
      const key = `${name}/${ref.release}`;
      return opened.get(key) ?? open(name, ref, key);
    },
    has: (name: string, release: string): boolean => opened.has(`${name}/${release}`),
  };
};
