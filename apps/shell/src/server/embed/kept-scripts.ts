import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedRemote } from '@signpost/federation/loading';
import { EMBED_PREFIX } from '@signpost/federation/registry';

/** Folder in the release cache. Its subfolders are not named like releases, so that pruning leaves them. */
const FOLDER = '.embed';

/** Scripts of releases that other sites may have pinned, kept when the release itself is pruned. */
export interface KeptScripts {
  /** Copies these of a release's files for other sites, once. */
  keep(release: LoadedRemote, files: readonly string[]): Promise<void>;
  /** Returns the path of a kept file below the release cache, or undefined if there is none. */
  find(release: string, file: string): Promise<string | undefined>;
  /** Returns the paths of a file in all releases that are kept, below the release cache. */
  findAll(file: string): Promise<readonly string[]>;
}

const foldersIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** A file and its compressed copies. */
const withCopies = (file: string): readonly string[] =>
  ['', '.br', '.gz'].map((end) => EMBED_PREFIX + file + end);

const copyScripts = async (
  releases: string,
  { name, release }: LoadedRemote,
  files: readonly string[],
): Promise<void> => {
  const target = path.join(releases, FOLDER, name, release);
  await mkdir(target, { recursive: true });
  const kept = await readdir(target);
  const client = path.join(releases, name, release, 'client');
  const wanted = files.flatMap(withCopies).filter((file) => !kept.includes(file));
  for (const file of wanted) {
    if (!(await isFile(path.join(client, file)))) continue;
    // Copied aside and renamed, because other workers serve from the folder meanwhile.
    const partial = path.join(target, `.${randomUUID()}`);
    await cp(path.join(client, file), partial);
    await rename(partial, path.join(target, file));
  }
};

/** Opens the kept scripts in a release cache. */
export const keptScripts = (releases: string): KeptScripts => {
  const copies = new Map<string, Promise<void>>();
  return {
    keep: (loaded, files) => {
      const key = [loaded.name, loaded.release, ...files].join('/');
      const copy = copies.get(key) ?? copyScripts(releases, loaded, files);
      copies.set(key, copy);
      copy.catch(() => copies.delete(key));
      return copy;
    },
    find: async (release, file) => {
      for (const name of await foldersIn(path.join(releases, FOLDER))) {
        const kept = `${FOLDER}/${name}/${release}/${EMBED_PREFIX}${file}`;
        if (await isFile(path.join(releases, kept))) return kept;
      }
      return undefined;
    },
    findAll: async (file) => {
      const found: string[] = [];
      for (const name of await foldersIn(path.join(releases, FOLDER))) {
        for (const release of await foldersIn(path.join(releases, FOLDER, name))) {
          const kept = `${FOLDER}/${name}/${release}/${EMBED_PREFIX}${file}`;
          if (await isFile(path.join(releases, kept))) found.push(kept);
        }
      }
      return found;
    },
  };
};
