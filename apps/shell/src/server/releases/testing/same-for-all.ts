import type { ActiveRemotes } from '@signpost/federation/loading';
import { openReleases, type Releases } from '..';
import { createCanaryCounts } from '../canary-counts';

/** Releases without previews, for tests of pages that all visitors see alike. */
export const sameForAll = (current: () => ActiveRemotes): Releases =>
  openReleases({
    remotes: { current, preview: () => Promise.reject(new Error('there are no previews here')) },
    keys: [],
    site: new URL('https://site.test'),
    canaries: createCanaryCounts(() => undefined),
  });
