import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds for which a release is kept after its last use: pages that are open still load its chunks. */
export const KEPT_UNUSED = 24 * 60 * 60 * 1000;

/** A release's folder, or what an interrupted download left of one. */
const RELEASE = /^[0-9a-f]{12}(\.partial-\w+)?$/;

const folders = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * Milliseconds since 1970 by the clock that is behind, the time of day or the one that has run since the process started.
 * A time of day that is set forward or back must not make files look old that pages which are open still load.
 */
const steadyNow = (): number => Math.min(Date.now(), performance.timeOrigin + performance.now());

/** Another process that shares the cache may have removed or moved a folder meanwhile. */
const unlessGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Takes releases out of a cache that have not been in use for a day. `inUse` says by remote and release which are: each
 * look marks those with the time, so that a restart forgets nothing. Gives what was removed, as `<remote>/<release>`.
 */
export const prune = async (
  cache: string,
  inUse: (remote: string, release: string) => boolean,
  now: number = steadyNow(),
): Promise<readonly string[]> => {
  const removed: string[] = [];
  for (const remote of await folders(cache)) {
    for (const release of (await folders(path.join(cache, remote))).filter((name) => RELEASE.test(name))) {
      const folder = path.join(cache, remote, release);
      if (inUse(remote, release)) await utimes(folder, now / 1000, now / 1000).catch(unlessGone);
      const usedAt = (await stat(folder).catch(unlessGone))?.mtimeMs;
      if (usedAt === undefined || now - usedAt <= KEPT_UNUSED) continue;
      await rm(folder, { recursive: true, force: true });
      removed.push(`${remote}/${release}`);
    }
  }
  return removed;
};
