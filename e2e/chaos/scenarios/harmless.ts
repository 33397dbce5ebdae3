import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeSpoiledRelease } from '@signpost/federation/testing';
import { built, type ChaosSite } from '../site/site';

/** Writes a release of a remote that nothing is wrong with, other than all before it. Gives its folder. */
export const harmless = async (site: ChaosSite, name: string): Promise<string> => {
  const folder = path.join(site.folder, `${name}-next`);
  await rm(folder, { recursive: true, force: true });
  const dist = path.dirname(built(name, 'release.json'));
  return writeSpoiledRelease(dist, folder, { server: { before: `/* ${Date.now()} */` } });
};
