import type { ActiveRemotes } from '@signpost/federation/loading';
import { openReleases, type Releases } from '..';
import { createCanaryCounts } from '../canary-counts';

/** Opens releases without previews, for tests of pages that are the same for all visitors. */
export const sameForAll = (current: () => ActiveRemotes): Releases =>
  openReleases({
    remotes: {
      current,
      preview: () => Promise.reject(new Error('there are no previews here')),
      keysOf: () => [],
    },
    site: new URL('https://site.test'),
    canaries: createCanaryCounts(() => undefined),
  });
