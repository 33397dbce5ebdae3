import type { ActiveRemotes } from '@signpost/federation/loading';
import type { BootRemote } from '../../transfer/boot-data';
import { releaseUrl } from './document/page-assets';
import { releaseIntegrity } from './document/integrity';

/** Returns the boot data of the remotes that have a loaded release. */
export const bootRemotes = ({ remotes }: ActiveRemotes): BootRemote[] =>
  remotes.flatMap(({ loaded }) =>
    loaded
      ? [
          {
            name: loaded.name,
            release: loaded.release,
            entry: releaseUrl(loaded, loaded.manifest.client.entry),
            integrity: releaseIntegrity(loaded.manifest),
            paths: loaded.manifest.paths,
            slots: loaded.manifest.slots,
            ...(loaded.manifest.hosts && { hosts: loaded.manifest.hosts }),
          },
        ]
      : [],
  );
