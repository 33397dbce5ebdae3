import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteConfig } from '../contract';
import type { Assets, ReleaseManifest } from '../registry';
import { sha256 } from '../registry/sha256';

/** All files below a folder, as sorted relative paths with forward slashes. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
};

type Group = { assets?: { name: string }[] } | undefined;

/** The part of a bundler's statistics that says which files belong to which chunk. */
export interface ChunkStats {
  readonly namedChunkGroups?: Readonly<Record<string, Group>> | undefined;
}

const assetsOf = (group: Group): Assets => {
  const names = (group?.assets ?? []).map((asset) => `client/${asset.name}`);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
};

/** The files of a page, including the styles of its islands, whose markup is present before their scripts. */
const pageAssets = (name: string, groups: Readonly<Record<string, Group>>): Assets => {
  const { js, css } = assetsOf(groups[name]);
  const parts = Object.entries(groups).filter(([part]) => part.startsWith(`${name}.`));
  return { js, css: [...new Set([...css, ...parts.flatMap(([, part]) => assetsOf(part).css)])] };
};

/** Describes a remote's `dist` from the client build's stats: its client chunks by name and the hash of each file. */
export const describeRelease = async (
  dist: string,
  config: RemoteConfig,
  stats: ChunkStats,
): Promise<ReleaseManifest> => {
  const groups = stats.namedChunkGroups ?? {};
  const files: ReleaseManifest['files'] = {};
  for (const file of await filesBelow(dist)) {
    if (file === 'release.json') continue;
    const bytes = await readFile(path.join(dist, file));
    files[file] = { sha256: sha256(bytes), bytes: bytes.length };
  }
  const pages = Object.keys(groups).filter((name) => name.startsWith(`${config.name}.`));
  return {
    name: config.name,
    contract: config.contract,
    paths: [...config.paths],
    slots: [...config.slots],
    ...(config.hosts && { hosts: config.hosts }),
    ...(config.names && { names: [...config.names] }),
    ...(config.nav && { nav: [...config.nav] }),
    ...(config.settings && { settings: config.settings }),
    client: {
      entry: 'client/remoteEntry.js',
      remote: assetsOf(groups['remote']),
      chunks: Object.fromEntries(pages.map((name) => [name, pageAssets(name, groups)])),
    },
    server: { entry: 'server/remoteEntry.js' },
    files,
  };
};
