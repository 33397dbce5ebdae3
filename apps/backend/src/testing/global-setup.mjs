import { bundleWorker } from '../delivery/search/thread/bundle-worker.mjs';

/** Bundles the search worker once for all test files, which inherit its path in their environment. */
export default async () => {
  process.env.TEST_SEARCH_WORKER = await bundleWorker();
};
