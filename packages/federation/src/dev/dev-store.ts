import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
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

const liveRemotesOf = async (store: string): Promise<Remotes> =>
  /^https?:/.test(store) || existsSync(path.join(store, REGISTRY_FILE))
    ? (await readRegistry(store)).remotes
    : {};

/**
 * A release of the store `from` as the store `store` refers to it: a shell takes no release from a folder outside of
 * its store, so one from a folder is copied. One from a site keeps its absolute URL.
 */
const takeOver = async (name: string, ref: ReleaseRef, from: string, store: string): Promise<ReleaseRef> => {
  const location = releaseLocation(from, ref.url);
  if (/^https?:/.test(location)) return { ...ref, url: location };
  const url = `${name}/${ref.release}/`;
  await cp(location, path.join(store, url), { recursive: true });
  return { ...ref, url };
};

/**
 * Fills a development store with the other remotes: each one's live release in `from`, which is only read, or
 * else its local build. Throws when a registry is damaged.
 */
export const fillStore = async (
  store: string,
  from: string,
  others: ReadonlyMap<string, string>,
): Promise<void> => {
  const liveRemotes = await liveRemotesOf(from);
  const found = await Promise.all(
    [...others.keys()].map(async (name) => {
      const live = liveRemotes[name]?.live;
      return live ? [[name, { live: await takeOver(name, live, from, store), previous: null }] as const] : [];
    }),
  );
  await changeRegistry(store, () => Object.fromEntries(found.flat()));
  for (const [name, dist] of others) {
    if (!liveRemotes[name] && existsSync(path.join(dist, 'release.json'))) await release(store, name, dist);
  }
};

/** A build's chunks without hot updates, which belong to open pages and not to a release. */
export const withoutUpdates = (stats: StatsCompilation): StatsCompilation => ({
  namedChunkGroups: Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      { ...group, assets: (group.assets ?? []).filter((asset) => !asset.name.includes('.hot-update.')) },
    ]),
  ),
});

/** Releases the build in `dist` and returns its id. */
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
