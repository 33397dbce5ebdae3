import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFaultyRelease, type ReleaseFaults } from '@signpost/federation/testing';
import { uncached } from '../load';
import { uploadRelease, type Ref } from './registry';
import { built } from './shell';
import type { ChaosSite } from './site';

/** Uploads a release of a remote with faulty code to the store, without making it live. `label` names its folder. */
export const storeFaultyRelease = async (
  site: ChaosSite,
  remote: string,
  label: string,
  faults: ReleaseFaults,
): Promise<Ref> => {
  const dist = path.dirname(built(remote, 'release.json'));
  const folder = path.join(site.folder, `${remote}-${label.replaceAll(/\W+/g, '-')}`);
  try {
    return await uploadRelease(site.store, await writeFaultyRelease(dist, folder, faults));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Whether a visitor with these headers gets a release: every page names the releases that a browser may need. */
export const isServed = async (
  { url }: ChaosSite,
  { release }: Ref,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  (await (await fetch(`${url}${uncached('/cookies')}`, { headers })).text()).includes(release);
