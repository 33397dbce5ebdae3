import type { FastifyBaseLogger } from 'fastify';
import type { RemoteSet } from '@signpost/federation/loading';
import type { PublicKey } from '@signpost/federation/registry';
import type { Metrics } from '../http/metrics';
import { createBrowserTrials, type BrowserTrials } from './browser-trials';
import { createPreviewLinks } from './preview-links';
import { createTrials, type Trials } from './trials';
import { createVisitors, type Visitors } from './visitors';

export interface ReleasesOptions {
  readonly remotes: Pick<RemoteSet, 'current' | 'preview'>;
  /** Whose previews are shown. */
  readonly keys: readonly PublicKey[];
  /** The public origin. */
  readonly site: URL;
  readonly metrics: Pick<Metrics, 'canaryEjections'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Which releases visitors see, and how those do that not everyone sees. */
export interface Releases {
  readonly see: Visitors['see'];
  readonly trials: Trials;
  /** How canaries do in browsers. */
  readonly browsers: Pick<BrowserTrials, 'failed'>;
}

/** Puts previews, canaries and their trials together for this process. An ejection is logged and counted. */
export const openReleases = ({ remotes, keys, site, metrics, log }: ReleasesOptions): Releases => {
  const trials = createTrials(({ remote, release, canary, live }) => {
    metrics.canaryEjections.inc({ remote, release });
    log.warn({ remote, release, canary, live }, 'canary is ejected: its visitors see the live release');
  });
  const browsers = createBrowserTrials((worse) => {
    const { remote, release } = worse;
    if (trials.isEjected(remote, release)) return;
    log.warn(worse, 'canary fails in browsers');
    trials.eject(remotes.current(), remote, release);
  });
  const previews = createPreviewLinks({ remotes, keys, site: site.origin });
  const { see } = createVisitors({ remotes, trials, browsers, previews, secure: site.protocol === 'https:' });
  return { see, trials, browsers };
};
