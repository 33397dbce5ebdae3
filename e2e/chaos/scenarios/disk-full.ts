import { warningProbe } from '../probes/fact-probe';
import type { Scenario } from '../scenario';
import { clearDisk, fillDisk } from '../site/small-disk';
import { unloadableRelease } from './unloadable-release';

/** The disk of a shell's release cache is full when a release is published. */
export const diskFull = (): Scenario =>
  unloadableRelease({
    subject: 'machine',
    fault: 'no space left where releases are kept',
    namesPrevious: true,
    waitMs: 4_000,
    async begin(site) {
      for (const cache of site.caches) await fillDisk(cache);
    },
    async end(site) {
      for (const cache of site.caches) await clearDisk(cache);
    },
    probes: (next) => [
      warningProbe('the release and the reason in the log', () => [next().release, 'ENOSPC']),
    ],
  });
