import { warningLook } from '../looks/fact-look';
import type { Scenario } from '../scenario';
import { clearDisk, fillDisk } from '../site/small-disk';
import { untakenRelease } from './untaken-release';

/** The disk on which a shell keeps releases has no space left when a release is made. */
export const diskFull = (): Scenario =>
  untakenRelease({
    subject: 'machine',
    fault: 'no space left where releases are kept',
    namesBefore: true,
    wait: 4_000,
    async begin(site) {
      for (const cache of site.caches) await fillDisk(cache);
    },
    async end(site) {
      for (const cache of site.caches) await clearDisk(cache);
    },
    looks: (next) => [warningLook('the release and the reason in the log', () => [next().release, 'ENOSPC'])],
  });
