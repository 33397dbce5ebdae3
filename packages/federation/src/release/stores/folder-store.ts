import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../registry/sha256';
import { isReleaseId, StoreConflict, type ReleaseStore } from './release-store';

/** Returns the result of a promise, or undefined when its file does not exist. */
const unlessAbsent = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Runs `work` while no other process does so for the same file. Throws a StoreConflict when one does. */
const withLock = async <Value>(file: string, work: () => Promise<Value>): Promise<Value> => {
  const lock = `${file}.lock`;
  const handle = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StoreConflict(`another release is changing ${path.dirname(file)}; if none is, remove ${lock}`);
  });
  try {
    return await work();
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
};

/**
 * A store in a folder: on this machine, or on a network file system whose `open(…, 'wx')` and `rename` are
 * atomic.
 */
export const folderStore = (folder: string): ReleaseStore => {
  const inFolder = (file: string) => path.join(folder, file);

  const read: ReleaseStore['read'] = async (file) => {
    const text = await unlessAbsent(readFile(inFolder(file), 'utf8'));
    return text === undefined ? undefined : { text, tag: sha256(text) };
  };

  return {
    read,

    async replace(file, text, tag) {
      await mkdir(path.dirname(inFolder(file)), { recursive: true });
      await withLock(inFolder(file), async () => {
        if ((await read(file))?.tag !== tag)
          throw new StoreConflict(`${inFolder(file)} was changed meanwhile`);
        await writeFile(`${inFolder(file)}.next`, text);
        await rename(`${inFolder(file)}.next`, inFolder(file));
      });
    },

    async upload(target, dist, files) {
      const partial = `${inFolder(target)}.partial-${process.pid}`;
      await rm(partial, { recursive: true, force: true });
      for (const file of files)
        await cp(path.join(dist, file), path.join(partial, file), { recursive: true });
      await rename(partial, inFolder(target)).catch(async (error: unknown) => {
        // Another process stored the same build first: its id is derived from its content.
        await rm(partial, { recursive: true, force: true });
        if (!(await unlessAbsent(stat(inFolder(target))))) throw error;
      });
    },

    async releases(remote) {
      const names = (await unlessAbsent(readdir(inFolder(remote)))) ?? [];
      return Promise.all(
        names.filter(isReleaseId).map(async (release) => {
          const { mtime } = await stat(inFolder(`${remote}/${release}`));
          return { release, storedAt: mtime };
        }),
      );
    },

    async remove(remote, release) {
      await rm(inFolder(`${remote}/${release}`), { recursive: true, force: true });
    },
  };
};
