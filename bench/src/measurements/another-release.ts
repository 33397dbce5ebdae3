import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseManifest } from '@signpost/federation/registry';

/**
 * Copies a built remote as a different release: the same files, with one more path in its manifest. Returns
 * its folder.
 */
export const anotherRelease = async (remote: string, folder: string, round: number): Promise<string> => {
  const dist = path.join(folder, `${remote}-${round}`);
  await cp(path.join('apps', remote, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'release.json');
  const manifest = releaseManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const paths = [...manifest.paths, `/explore/${remote}-bench-${round}`];
  await writeFile(file, JSON.stringify({ ...manifest, paths }));
  return dist;
};
