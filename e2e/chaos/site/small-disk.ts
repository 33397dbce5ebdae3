import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Prepared } from './site';

const run = promisify(execFile);

/** Megabytes: the releases that a shell keeps take a quarter of it. */
const SIZE = 32;

const mount = (folder: string) =>
  run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'signpost-chaos', folder]);

/** Why no disk of a small size can be had on this machine; nothing when one can. */
export const smallDiskIsMissing = async (): Promise<string | undefined> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-mount-'));
  try {
    await mount(folder);
    await run('umount', [folder]);
    return undefined;
  } catch {
    return 'no file system can be mounted here (that takes root on Linux)';
  } finally {
    await rmdir(folder);
  }
};

/** Mounts a small file system where a shell will keep its releases. */
export const mountSmallDisk = async (_folder: string, cache: string): Promise<Prepared> => {
  await mkdir(cache, { recursive: true });
  await mount(cache);
  return { settings: {}, undo: async () => void (await run('umount', [cache])) };
};

const fillerIn = (folder: string) => path.join(folder, 'filler');

/** Writes to a disk until there is no space left on it. */
export const fillDisk = async (folder: string): Promise<void> => {
  for (const bytes of [1_000_000, 4_096]) {
    const piece = Buffer.alloc(bytes);
    for (let written = 0; written <= SIZE * 1_000_000; written += bytes) {
      const isFull = await appendFile(fillerIn(folder), piece).then(
        () => false,
        () => true,
      );
      if (isFull) break;
    }
  }
};

/** Removes what `fillDisk` wrote. */
export const clearDisk = (folder: string): Promise<void> => rm(fillerIn(folder), { force: true });
