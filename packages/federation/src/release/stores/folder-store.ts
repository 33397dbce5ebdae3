import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../registry/sha256';
import { isReleaseId, StoreConflict, type ReleaseStore } from './release-store';

/** What a promise gives, or nothing when the file that it is about does not exist. */
const unlessAbsent = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Runs `work` while no other process does so for the same file. Throws a StoreConflict when one does. */
const alone = async <Value>(file: string, work: () => Promise<Value>): Promise<Value> => {
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

/** A store in a folder: on this machine, or on a network file system whose `open(…, 'wx')` and `rename` are atomic. */
export const folderStore = (folder: string): ReleaseStore => {
  const at = (file: string) => path.join(folder, file);

  const read: ReleaseStore['read'] = async (file) => {
    const text = await unlessAbsent(readFile(at(file), 'utf8'));
    return text === undefined ? undefined : { text, tag: sha256(text) };
  };

  return {
    read,

    async replace(file, text, tag) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      await alone(at(file), async () => {
        if ((await read(file))?.tag !== tag) throw new StoreConflict(`${at(file)} was changed meanwhile`);
        await writeFile(`${at(file)}.next`, text);
        await rename(`${at(file)}.next`, at(file));
      });
    },

    async upload(target, dist, files) {
      const partial = `${at(target)}.partial-${process.pid}`;
      await rm(partial, { recursive: true, force: true });
      for (const file of files)
        await cp(path.join(dist, file), path.join(partial, file), { recursive: true });
      await rename(partial, at(target)).catch(async (error: unknown) => {
        // Somebody else stored the very same build first: its id is made from its content.
        await rm(partial, { recursive: true, force: true });
        if (!(await unlessAbsent(stat(at(target))))) throw error;
      });
    },

    async releases(remote) {
      const names = (await unlessAbsent(readdir(at(remote)))) ?? [];
      return Promise.all(
        names.filter(isReleaseId).map(async (release) => {
          const { mtime } = await stat(at(`${remote}/${release}`));
          return { release, storedAt: mtime };
        }),
      );
    },

    async remove(remote, release) {
      await rm(at(`${remote}/${release}`), { recursive: true, force: true });
    },
  };
};
