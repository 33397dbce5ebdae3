import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedRemote } from '@signpost/federation/loading';

/** Files for other sites have this prefix in the browser half of a release. */
export const PREFIX = 'embed.';

/** Folder in the release cache. Its subfolders are not named like releases, so that pruning leaves them. */
const FOLDER = '.embed';

/** Scripts of releases that other sites may have pinned, kept when the release itself is pruned. */
export interface KeptScripts {
  /** Copies a release's files for other sites, once. */
  keep(release: LoadedRemote): Promise<void>;
  /** Returns the path of a kept file below the release cache, or undefined if there is none. */
  find(release: string, file: string): Promise<string | undefined>;
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

const copyScripts = async (releases: string, { name, release }: LoadedRemote): Promise<void> => {
  const kept = path.join(releases, FOLDER, name);
  const target = path.join(kept, release);
  await mkdir(kept, { recursive: true });
  if ((await readdir(kept)).includes(release)) return;
  const client = path.join(releases, name, release, 'client');
  const files = (await readdir(client)).filter((file) => file.startsWith(PREFIX));
  // Copied aside and renamed, because other workers serve from the folder meanwhile.
  const partial = await mkdtemp(path.join(kept, `.${release}-`));
  for (const file of files) await cp(path.join(client, file), path.join(partial, file));
  await rename(partial, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return rm(partial, { recursive: true });
  });
};

/** Opens the kept scripts in a release cache. */
export const keptScripts = (releases: string): KeptScripts => {
  const copies = new Map<string, Promise<void>>();
  return {
    keep: (loaded) => {
      const key = `${loaded.name}/${loaded.release}`;
      const copy = copies.get(key) ?? copyScripts(releases, loaded);
      copies.set(key, copy);
      copy.catch(() => copies.delete(key));
      return copy;
    },
    find: async (release, file) => {
      for (const name of await readdir(path.join(releases, FOLDER)).catch(() => [])) {
        const kept = `${FOLDER}/${name}/${release}/${PREFIX}${file}`;
        if (await isFile(path.join(releases, kept))) return kept;
      }
      return undefined;
    },
  };
};
