import path from 'node:path';
import { INTEGRITY_LIST } from '@signpost/federation/contract';
import type { ReleaseIntegrity } from '@signpost/federation/host';
import { subresourceIntegrity, type ReleaseManifest } from '@signpost/federation/registry';

/** Returns the subresource integrity of a release's file; undefined for a file that is not in the manifest. */
export const integrityOf = ({ files }: Pick<ReleaseManifest, 'files'>, file: string): string | undefined => {
  const hash = files[file]?.sha256;
  return hash && subresourceIntegrity(hash);
};

/** Returns the release's integrity list, which has the hashes of its files; undefined for earlier builds without one. */
export const integrityListOf = ({ client, files }: ReleaseManifest): string | undefined => {
  const list = path.posix.join(path.posix.dirname(client.entry), INTEGRITY_LIST);
  return files[list] && list;
};

/** Returns the integrity of a release's entry and of the list of all files that the entry loads. */
export const releaseIntegrity = (manifest: ReleaseManifest): ReleaseIntegrity => {
  const list = integrityListOf(manifest);
  return {
    entry: integrityOf(manifest, manifest.client.entry) ?? '',
    ...(list && { list: integrityOf(manifest, list) }),
  };
};
