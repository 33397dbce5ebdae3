import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteConfig } from '../contract';
import type { Assets, ReleaseManifest } from '../registry';
import { sha256 } from '../registry/sha256';
import { ENTRY } from './container-options';
import { clientFolder } from './client-folder';

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

const assetsOf = (group: Group, folder: string): Assets => {
  const names = (group?.assets ?? []).map((asset) => `${folder}/${asset.name}`);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
};

/** The files of a page, including the styles of its islands, whose markup is present before their scripts. */
const pageAssets = (name: string, groups: Readonly<Record<string, Group>>, folder: string): Assets => {
  const { js, css } = assetsOf(groups[name], folder);
  const parts = Object.entries(groups).filter(([part]) => part.startsWith(`${name}.`));
  return { js, css: [...new Set([...css, ...parts.flatMap(([, part]) => assetsOf(part, folder).css)])] };
};

/** The files of the client build in `folder` of a release, from its stats. */
const clientFiles = (name: string, { namedChunkGroups: groups = {} }: ChunkStats, folder: string) => ({
  entry: `${folder}/${ENTRY}`,
  remote: assetsOf(groups['remote'], folder),
  chunks: Object.fromEntries(
    Object.keys(groups)
      .filter((chunk) => chunk.startsWith(`${name}.`))
      .map((chunk) => [chunk, pageAssets(chunk, groups, folder)]),
  ),
});

/** A client build in another language than British English, and the messages that its catalogue lacks. */
export interface TranslatedClient {
  readonly language: string;
  readonly stats: ChunkStats;
  readonly missing: readonly string[];
}

const translationOf = (
  { name, untranslated = {} }: RemoteConfig,
  { language, stats, missing }: TranslatedClient,
) => ({
  client: clientFiles(name, stats, clientFolder(language)),
  missing: [...missing],
  ...(untranslated[language] && { gap: untranslated[language] }),
});

/** Describes a remote's `dist` from the client builds' stats: their chunks by name and the hash of each file. */
export const describeRelease = async (
  dist: string,
  config: RemoteConfig,
  stats: ChunkStats,
  translated: readonly TranslatedClient[] = [],
): Promise<ReleaseManifest> => {
  const files: ReleaseManifest['files'] = {};
  for (const file of await filesBelow(dist)) {
    if (file === 'release.json') continue;
    const bytes = await readFile(path.join(dist, file));
    files[file] = { sha256: sha256(bytes), bytes: bytes.length };
  }
  return {
    name: config.name,
    contract: config.contract,
    paths: [...config.paths],
    slots: [...config.slots],
    ...(config.hosts && { hosts: config.hosts }),
    ...(config.names && { names: [...config.names] }),
    ...(config.nav && { nav: [...config.nav] }),
    ...(config.settings && { settings: config.settings }),
    client: clientFiles(config.name, stats, clientFolder()),
    ...(translated.length > 0 && {
      translations: Object.fromEntries(
        translated.map((client) => [client.language, translationOf(config, client)]),
      ),
    }),
    server: { entry: 'server/remoteEntry.js' },
    files,
  };
};
