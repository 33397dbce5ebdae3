import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import type { BootRemote } from '../../transfer/boot-data';
import { releaseUrl } from './document/page-assets';
import { releaseIntegrity } from './document/integrity';

/** Names that the browser keeps a release from using. */
const refusedNames = ({ refused = [] }: LoadedRemote): readonly string[] =>
  refused.flatMap(({ claim }) => (/^(storage|element|endpoint):/.test(claim) ? [claim] : []));

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
            ...(refusedNames(loaded).length > 0 && { refused: refusedNames(loaded) }),
          },
        ]
      : [],
  );
