import type { RemoteSet } from '@signpost/federation/loading';
import type { PublicKey } from '@signpost/federation/registry';
import type { CanaryCounts } from './canary-events';
import { createPreviewLinks } from './preview-links';
import { createCanaryReports, type CanaryReports } from './canary-reports';
import { createReleaseResolver, type ReleaseResolver } from './resolve-releases';

export interface ReleasesOptions {
  readonly remotes: Pick<RemoteSet, 'current' | 'preview'>;
  /** Whose previews are shown. */
  readonly keys: readonly PublicKey[];
  /** The public origin. */
  readonly site: URL;
  /** Where canaries are counted and judged. */
  readonly canaries: CanaryCounts;
}

/** Which releases visitors see, and how those do that not everyone sees. */
export interface Releases {
  readonly resolveReleases: ReleaseResolver['resolveReleases'];
  readonly canaryReports: CanaryReports;
}

/** Opens previews, canaries and their reports for this process. */
export const openReleases = ({ remotes, keys, site, canaries }: ReleasesOptions): Releases => {
  const canaryReports = createCanaryReports(canaries, remotes);
  const previews = createPreviewLinks({ remotes, keys, site: site.origin });
  const { resolveReleases } = createReleaseResolver({
    remotes,
    canaries: canaryReports,
    previews,
    secure: site.protocol === 'https:',
  });
  return { resolveReleases, canaryReports };
};
