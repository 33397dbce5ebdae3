import { rm } from 'node:fs/promises';

/**
 * Removes a folder with a release cache. Tries again while a set of remotes that was just closed still
 * writes a release to it: `RemoteSet.close()` does not wait for loads in progress.
 */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
