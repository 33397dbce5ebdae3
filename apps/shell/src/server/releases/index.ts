import type { RemoteSet } from '@signpost/federation/loading';
import type { PublicKey } from '@signpost/federation/registry';
import type { CanaryCounts } from './canary-events';
import { createPreviewLinks } from './preview-links';
import { createTrials, type Trials } from './trials';
import { createVisitors, type Visitors } from './visitors';

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
  readonly see: Visitors['see'];
  readonly trials: Trials;
}

/** Puts previews, canaries and their trials together for this process. */
export const openReleases = ({ remotes, keys, site, canaries }: ReleasesOptions): Releases => {
  const trials = createTrials(canaries, remotes);
  const previews = createPreviewLinks({ remotes, keys, site: site.origin });
  const { see } = createVisitors({ remotes, trials, previews, secure: site.protocol === 'https:' });
  return { see, trials };
};
