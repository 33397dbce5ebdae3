import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { describeRelease } from '../build/release-manifest';
import type { RemoteConfig } from '../contract';
import {
  readRegistry,
  REGISTRY_FILE,
  releaseLocation,
  type RegistryDocument,
  type ReleaseRef,
} from '../registry';
import { release } from '../release';
import { changeRegistry } from '../release/store';

type Remotes = RegistryDocument['remotes'];

const livingOf = async (store: string): Promise<Remotes> =>
  /^https?:/.test(store) || existsSync(path.join(store, REGISTRY_FILE))
    ? (await readRegistry(store)).remotes
    : {};

/** A release's address as another store names it: whole when it is on the web, else from that store's folder. */
const borrowed = (ref: ReleaseRef, from: string, store: string): ReleaseRef => {
  const location = releaseLocation(from, ref.url);
  return { ...ref, url: /^https?:/.test(location) ? location : path.relative(store, location) };
};

/**
 * Fills a development store with the other remotes: each as it is live in `from`, which is only read, or else as it
 * lies built in its own folder. Throws when a registry is damaged.
 */
export const fillStore = async (
  store: string,
  from: string,
  others: ReadonlyMap<string, string>,
): Promise<void> => {
  const living = await livingOf(from);
  const found = [...others.keys()].flatMap((name) => {
    const live = living[name]?.live;
    return live ? [[name, { live: borrowed(live, from, store), previous: null }] as const] : [];
  });
  await changeRegistry(store, () => Object.fromEntries(found));
  for (const [name, dist] of others) {
    if (!living[name] && existsSync(path.join(dist, 'release.json'))) await release(store, name, dist);
  }
};

/** A build's chunks without the hot updates, which belong to open pages and to no release. */
export const withoutUpdates = (stats: StatsCompilation): StatsCompilation => ({
  namedChunkGroups: Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      { ...group, assets: (group.assets ?? []).filter((asset) => !asset.name.includes('.hot-update.')) },
    ]),
  ),
});

/** Releases the build that lies in `dist` and gives its id. */
export const releaseBuild = async (
  store: string,
  dist: string,
  config: RemoteConfig,
  client: StatsCompilation,
): Promise<string> => {
  const manifest = await describeRelease(dist, config, withoutUpdates(client));
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(manifest));
  return (await release(store, config.name, dist)).live.release;
};

/** Removes the folders of a remote's releases, in a store or a cache, that nothing needs any more. */
export const keepOnly = async (folder: string, releases: readonly string[]): Promise<void> => {
  const all = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const old = all.filter((entry) => entry.isDirectory() && !releases.includes(entry.name));
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })));
};
