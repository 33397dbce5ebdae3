import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeSpoiledRelease, type Spoils } from '@signpost/federation/testing';
import { afresh } from '../load';
import { putIntoStore, type Ref } from './registry';
import { built } from './shell';
import type { ChaosSite } from './site';

/** Puts a release of a remote with faulty code into the store, without making it live. `label` names its folder. */
export const storeSpoiled = async (
  site: ChaosSite,
  remote: string,
  label: string,
  spoils: Spoils,
): Promise<Ref> => {
  const dist = path.dirname(built(remote, 'release.json'));
  const folder = path.join(site.folder, `${remote}-${label.replaceAll(/\W+/g, '-')}`);
  try {
    return await putIntoStore(site.store, await writeSpoiledRelease(dist, folder, spoils));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Whether a visitor with these headers is given a release: every page names those that a browser may need. */
export const isShown = async (
  { url }: ChaosSite,
  { release }: Ref,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  (await (await fetch(`${url}${afresh('/cookies')}`, { headers })).text()).includes(release);
