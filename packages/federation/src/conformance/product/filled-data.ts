import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Cache of a filled database, because filling one takes as long as checking several remotes. */
const CACHE_FOLDER = path.join('.signpost', 'conformance', 'data');

/** Copies the filled database into `folder`. Returns whether there is one; a backend fills an empty folder itself. */
export const copyFilledData = async (folder: string): Promise<boolean> => {
  if (!existsSync(CACHE_FOLDER)) return false;
  await cp(CACHE_FOLDER, folder, { recursive: true });
  return true;
};

/** Keeps the database that a stopped backend has filled for the next run. The kit's requests change nothing in it. */
export const keepFilledData = async (folder: string): Promise<void> => {
  const partial = `${CACHE_FOLDER}.partial-${process.pid}`;
  await mkdir(path.dirname(CACHE_FOLDER), { recursive: true });
  await cp(folder, partial, { recursive: true });
  // A parallel run may have kept one first.
  await rename(partial, CACHE_FOLDER).catch(() => rm(partial, { recursive: true, force: true }));
};
