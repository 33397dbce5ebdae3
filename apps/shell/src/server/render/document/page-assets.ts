import type { Assets } from '@signpost/federation/registry';
import type { LoadedRemote } from '@signpost/federation/loading';
import { integrityOf, integrityListOf } from './integrity';

/** The path under which the shell serves verified releases. */
export const RELEASES_PATH = '/releases';

/** Returns the path of a release's file on this site. */
export const releaseUrl = ({ name, release }: Pick<LoadedRemote, 'name' | 'release'>, file: string): string =>
  `${RELEASES_PATH}/${name}/${release}/${file}`;

/** The URLs of a page's files, and their integrity hashes by URL. */
export interface PageAssets extends Assets {
  /** The integrity lists that the page's remotes fetch. */
  readonly lists: readonly string[];
  readonly integrity: ReadonlyMap<string, string>;
}

/** A remote that took part in a page, and the names of its chunks that were used. */
export interface UsedRemote {
  readonly remote: LoadedRemote;
  readonly chunks: readonly string[];
  /** Whether its hydration is deferred until it scrolls into view, so that its scripts are not preloaded. */
  readonly isDeferred?: boolean;
}

/**
 * Returns the distinct files of a page in loading order: the shell's own, then from the manifest of each remote the entry,
 * the exposed module and the chunks of the rendered routes and slots. A release without an integrity list loads its files
 * without integrity, so its preloads must not have any either: the browser would fetch the files twice.
 */
export const pageAssets = (used: readonly UsedRemote[], own: readonly Assets[] = []): PageAssets => {
  const js = new Set(own.flatMap((assets) => assets.js));
  const css = new Set(own.flatMap((assets) => assets.css));
  const lists = new Set<string>();
  const integrity = new Map<string, string>();
  for (const { remote, chunks, isDeferred = false } of used) {
    const { client } = remote.manifest;
    const list = integrityListOf(remote.manifest);
    const add = (urls: Set<string>, file: string) => {
      const url = releaseUrl(remote, file);
      const hash = list || file === client.entry ? integrityOf(remote.manifest, file) : undefined;
      urls.add(url);
      if (hash) integrity.set(url, hash);
    };
    const assetGroups = [
      { js: [client.entry], css: [] },
      client.remote,
      ...chunks.flatMap((chunk) => client.chunks[chunk] ?? []),
    ];
    if (list && !isDeferred) lists.add(releaseUrl(remote, list));
    for (const assets of assetGroups) {
      if (!isDeferred) assets.js.forEach((file) => add(js, file));
      assets.css.forEach((file) => add(css, file));
    }
  }
  return { js: [...js], css: [...css], lists: [...lists], integrity };
};
