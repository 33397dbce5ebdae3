import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROOF_LIST } from '../../contract';
import { browserProof } from '../../registry/sha256';
import type { Candidate } from './candidate';

/**
 * What browsers could not prove of what a release's entry loads: each script and style sheet must stand in its list with
 * the hash that the manifest gives it. A build of before there were lists has none, and shells take it as it is.
 */
export const filesProved = async ({ dist, manifest }: Candidate): Promise<readonly string[]> => {
  const { entry, remote, chunks } = manifest.client;
  const client = path.posix.dirname(entry);
  if (!manifest.files[`${client}/${PROOF_LIST}`]) return [];
  const proofs = JSON.parse(await readFile(path.join(dist, client, PROOF_LIST), 'utf8')) as Record<
    string,
    string
  >;
  const loaded = new Set([remote, ...Object.values(chunks)].flatMap(({ js, css }) => [...js, ...css]));
  return [...loaded].flatMap((file) => {
    const proof = proofs[path.posix.relative(client, file)];
    if (!proof) return [`${file} is loaded and not in ${PROOF_LIST}`];
    const same = proof === browserProof(manifest.files[file]?.sha256 ?? '');
    return same ? [] : [`${file} is not the file that ${PROOF_LIST} lets browsers take`];
  });
};
