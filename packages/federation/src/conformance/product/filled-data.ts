import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { startProcess } from './process';

/** Cache of a filled database, because filling one takes as long as checking several remotes. */
const CACHE_FOLDER = path.join('.signpost', 'conformance', 'data');

/** Copies a filled database into `folder`; fills and caches one with this backend first if needed. */
export const copyFilledData = async (backend: string, folder: string): Promise<void> => {
  if (!existsSync(CACHE_FOLDER)) {
    const partial = `${CACHE_FOLDER}.partial-${process.pid}`;
    await mkdir(path.dirname(CACHE_FOLDER), { recursive: true });
    await (await startProcess(backend, { DATA_DIR: path.resolve(partial), LOG_LEVEL: 'error' })).stop();
    // A parallel run may have created it first.
    await rename(partial, CACHE_FOLDER).catch(() => rm(partial, { recursive: true, force: true }));
  }
  await cp(CACHE_FOLDER, folder, { recursive: true });
};
