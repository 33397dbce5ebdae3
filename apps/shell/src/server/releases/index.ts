import type { RemoteSet } from '@signpost/federation/loading';
import type { CanaryCounts } from './canary-events';
import { createPreviewLinks } from './preview-links';
import { createCanaryReports, type CanaryReports } from './canary-reports';
import { createReleaseResolver, type ReleaseResolver } from './resolve-releases';

export interface ReleasesOptions {
  readonly remotes: Pick<RemoteSet, 'current' | 'preview' | 'keysOf'>;
  /** The public origin. */
  readonly site: URL;
  /** Counts and evaluates canaries. */
  readonly canaries: CanaryCounts;
}

/** Resolves the releases of each visitor and reports on canaries. */
export interface Releases {
  readonly resolveReleases: ReleaseResolver['resolveReleases'];
  readonly canaryReports: CanaryReports;
}

/** Creates the release resolver and the canary reports of this process. */
export const openReleases = ({ remotes, site, canaries }: ReleasesOptions): Releases => {
  const canaryReports = createCanaryReports(canaries, remotes);
  const previews = createPreviewLinks({ remotes, site: site.origin });
  const { resolveReleases } = createReleaseResolver({
    remotes,
    canaries: canaryReports,
    previews,
    secure: site.protocol === 'https:',
  });
  return { resolveReleases, canaryReports };
};
