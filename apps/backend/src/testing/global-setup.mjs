import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundleWorker } from '../delivery/search/thread/bundle-worker.mjs';

/**
 * Bundles the search worker once for all test files, which inherit its path in their environment, and makes the databases
 * that they copy, so that no two of them make the same one.
 */
export default async () => {
  process.env.TEST_SEARCH_WORKER = await bundleWorker();
  execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'make-databases.ts')], {
    stdio: 'inherit',
  });
};
