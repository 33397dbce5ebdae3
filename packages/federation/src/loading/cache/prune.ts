import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds for which a release is kept after its last use, because open pages still load its chunks. */
export const MAX_UNUSED_MS = 24 * 60 * 60 * 1000;

/** A release's folder, or the rest of an interrupted download. */
const RELEASE = /^[0-9a-f]{12}(\.partial-\w+)?$/;

const subfolders = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * Milliseconds since 1970, by the slower of the time of day and the clock since process start. Changing the
 * time of day must not make files look old that open pages still load.
 */
const safeNow = (): number => Math.min(Date.now(), performance.timeOrigin + performance.now());

/** Another process that shares the cache may have removed or moved a folder meanwhile. */
const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Removes releases from a cache that have been unused for a day. `inUse` returns by remote and release which
 * are in use: each run touches those, so that a restart does not lose the time. Returns the removed releases
 * as `<remote>/<release>`.
 */
export const prune = async (
  cache: string,
  inUse: (remote: string, release: string) => boolean,
  now: number = safeNow(),
): Promise<readonly string[]> => {
  const removed: string[] = [];
  for (const remote of await subfolders(cache)) {
    for (const release of (await subfolders(path.join(cache, remote))).filter((name) => RELEASE.test(name))) {
      const folder = path.join(cache, remote, release);
      if (inUse(remote, release)) await utimes(folder, now / 1000, now / 1000).catch(ignoreMissing);
      const usedAt = (await stat(folder).catch(ignoreMissing))?.mtimeMs;
      if (usedAt === undefined || now - usedAt <= MAX_UNUSED_MS) continue;
      await rm(folder, { recursive: true, force: true });
      removed.push(`${remote}/${release}`);
    }
  }
  return removed;
};
