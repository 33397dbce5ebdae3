import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { startProcess } from './process';

/** Where a filled database is kept: filling one takes as long as looking at several remotes. */
const KEPT = path.join('.signpost', 'conformance', 'data');

/** Puts a filled database into `folder`, having filled one with this backend when none is kept yet. */
export const copyFilledData = async (backend: string, folder: string): Promise<void> => {
  if (!existsSync(KEPT)) {
    const partial = `${KEPT}.partial-${process.pid}`;
    await mkdir(path.dirname(KEPT), { recursive: true });
    await (await startProcess(backend, { DATA_DIR: path.resolve(partial), LOG_LEVEL: 'error' })).stop();
    // Another run may have been first.
    await rename(partial, KEPT).catch(() => rm(partial, { recursive: true, force: true }));
  }
  await cp(KEPT, folder, { recursive: true });
};
