import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Prepared } from './site';

const run = promisify(execFile);

/** Megabytes: the cached releases take a quarter of it. */
const SIZE_MB = 32;

const mount = (folder: string) =>
  run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'signpost-chaos', folder]);

/** Why no small disk can be mounted on this machine; undefined when one can. */
export const whyNoSmallDisk = async (): Promise<string | undefined> => {
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

/** Mounts a small file system at a shell's release cache. */
export const mountSmallDisk = async (_folder: string, cache: string): Promise<Prepared> => {
  await mkdir(cache, { recursive: true });
  await mount(cache);
  return { settings: {}, undo: async () => void (await run('umount', [cache])) };
};

const fillerIn = (folder: string) => path.join(folder, 'filler');

/** Writes to a disk until it is full. */
export const fillDisk = async (folder: string): Promise<void> => {
  for (const bytes of [1_000_000, 4_096]) {
    const chunk = Buffer.alloc(bytes);
    for (let written = 0; written <= SIZE_MB * 1_000_000; written += bytes) {
      const isFull = await appendFile(fillerIn(folder), chunk).then(
        () => false,
        () => true,
      );
      if (isFull) break;
    }
  }
};

/** Removes the file that `fillDisk` wrote. */
export const clearDisk = (folder: string): Promise<void> => rm(fillerIn(folder), { force: true });
