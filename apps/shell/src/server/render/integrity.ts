import path from 'node:path';
import { INTEGRITY_LIST } from '@signpost/federation/contract';
import type { ReleaseIntegrity } from '@signpost/federation/host';
import { subresourceIntegrity, type ReleaseManifest } from '@signpost/federation/registry';

/** What a browser proves a file of a release by; nothing for a file that the release does not name. */
export const integrityOf = ({ files }: Pick<ReleaseManifest, 'files'>, file: string): string | undefined => {
  const hash = files[file]?.sha256;
  return hash && subresourceIntegrity(hash);
};

/** The file in which a release lists what browsers prove its files by; builds of before have none. */
export const integrityListOf = ({ client, files }: ReleaseManifest): string | undefined => {
  const list = path.posix.join(path.posix.dirname(client.entry), INTEGRITY_LIST);
  return files[list] && list;
};

/** What a browser proves a release by: its entry, and the list of all that the entry loads. */
export const releaseIntegrity = (manifest: ReleaseManifest): ReleaseIntegrity => {
  const list = integrityListOf(manifest);
  return {
    entry: integrityOf(manifest, manifest.client.entry) ?? '',
    ...(list && { list: integrityOf(manifest, list) }),
  };
};
