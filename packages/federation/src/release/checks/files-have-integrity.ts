import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { INTEGRITY_LIST } from '../../contract';
import { subresourceIntegrity } from '../../registry/sha256';
import type { ReleaseManifest } from '../../registry';
import type { Candidate } from './candidate';

const buildProblems = async (
  { dist, manifest }: Candidate,
  { entry, remote, chunks }: ReleaseManifest['client'],
): Promise<readonly string[]> => {
  const client = path.posix.dirname(entry);
  if (!manifest.files[`${client}/${INTEGRITY_LIST}`]) return [];
  const integrity = JSON.parse(await readFile(path.join(dist, client, INTEGRITY_LIST), 'utf8')) as Record<
    string,
    string
  >;
  const loaded = new Set([remote, ...Object.values(chunks)].flatMap(({ js, css }) => [...js, ...css]));
  return [...loaded].flatMap((file) => {
    const hash = integrity[path.posix.relative(client, file)];
    if (!hash) return [`${file} is loaded and not in ${INTEGRITY_LIST}`];
    const same = hash === subresourceIntegrity(manifest.files[file]?.sha256 ?? '');
    return same ? [] : [`${file} does not match its hash in ${INTEGRITY_LIST}`];
  });
};

/**
 * Files that a release's entry loads without a valid integrity hash: each script and style sheet must be in
 * its list with the hash from the manifest. Earlier builds have no list, and shells still accept them.
 */
export const filesHaveIntegrity = async (candidate: Candidate): Promise<readonly string[]> => {
  const { client, translations = {} } = candidate.manifest;
  const builds = [client, ...Object.values(translations).map((translation) => translation.client)];
  return (await Promise.all(builds.map((build) => buildProblems(candidate, build)))).flat();
};
