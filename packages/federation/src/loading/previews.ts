import type { ActiveRemotes, Refuses } from './active';
import type { LoadedRemote } from './loaded-remote';
import type { ReleaseSource, ReleaseEvaluator } from './evaluate-release';

/** Maximum number of previewed releases that run at once; the oldest one is evicted. */
const MAX_PREVIEWS = 10;
/** Milliseconds after which a release that could not be loaded is retried. */
const RETRY_AFTER_MS = 5_000;

/** The releases that run for previews only: each is fetched on its first request. */
export const createPreviews = (
  evaluate: ReleaseEvaluator,
  refuses: Refuses,
  current: () => ActiveRemotes,
) => {
  const releases = new Map<string, Promise<LoadedRemote>>();
  const open = (name: string, ref: ReleaseSource, key: string): Promise<LoadedRemote> => {
    const loading = evaluate(name, ref, 'preview');
    releases.set(key, loading);
    loading.catch(() => setTimeout(() => releases.delete(key), RETRY_AFTER_MS).unref());
    const [oldest] = releases.keys();
    if (releases.size > MAX_PREVIEWS && oldest) releases.delete(oldest);
    return loading;
  };
  return {
    /** Returns a running release. Rejects with the reason when it cannot be loaded. */
    get(name: string, ref: ReleaseSource): Promise<LoadedRemote> {
      // The evaluator rejects with the reason, even when the release is already running.
      if (refuses(name, ref.release)) return evaluate(name, ref, 'preview');
      const remote = current().remotes.find((other) => other.name === name);
      const running = [remote?.loaded, remote?.canary?.loaded].find(
        (loaded) => loaded?.release === ref.release,
      );
      if (running) return Promise.resolve(running);
      const key = `${name}/${ref.release}`;
      return releases.get(key) ?? open(name, ref, key);
    },
    has: (name: string, release: string): boolean => releases.has(`${name}/${release}`),
  };
};
