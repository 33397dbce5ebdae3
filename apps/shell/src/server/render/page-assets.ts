import type { Assets } from '@signpost/federation/registry';
import type { LoadedRemote } from '@signpost/federation/loading';
import { integrityOf, integrityListOf } from './integrity';

/** The path under which the shell serves verified releases. */
export const RELEASES_PATH = '/releases';

/** The URL of a file of a release. */
export const releaseUrl = ({ name, release }: Pick<LoadedRemote, 'name' | 'release'>, file: string): string =>
  `${RELEASES_PATH}/${name}/${release}/${file}`;

/** The files of a page by URL, and what a browser proves them by. */
export interface PageAssets extends Assets {
  /** Lists of integrity that the page's remotes will ask for. */
  readonly lists: readonly string[];
  readonly integrity: ReadonlyMap<string, string>;
}

/** A remote that took part in a page, and the names of its chunks that did. */
export interface UsedRemote {
  readonly remote: LoadedRemote;
  readonly chunks: readonly string[];
  /** Whether it is only to be looked at until the visitor comes to it: then no script of it is wanted yet. */
  readonly isDeferred?: boolean;
}

/**
 * The files a page needs of its remotes, from their own manifests: entry, exposed module, and the chunks of the routes
 * and slots that were rendered, after the shell's own for the page. Each once, in loading order. A release without a list
 * of integrity asks for its files without any, so the page does too: a browser would fetch what it holds otherwise again.
 */
export const pageAssets = (used: readonly UsedRemote[], own: readonly Assets[] = []): PageAssets => {
  const js = new Set(own.flatMap((assets) => assets.js));
  const css = new Set(own.flatMap((assets) => assets.css));
  const lists = new Set<string>();
  const integrity = new Map<string, string>();
  for (const { remote, chunks, isDeferred = false } of used) {
    const { client } = remote.manifest;
    const list = integrityListOf(remote.manifest);
    const add = (to: Set<string>, file: string) => {
      const url = releaseUrl(remote, file);
      const hash = list || file === client.entry ? integrityOf(remote.manifest, file) : undefined;
      to.add(url);
      if (hash) integrity.set(url, hash);
    };
    const wanted = [
      { js: [client.entry], css: [] },
      client.remote,
      ...chunks.flatMap((chunk) => client.chunks[chunk] ?? []),
    ];
    if (list && !isDeferred) lists.add(releaseUrl(remote, list));
    for (const assets of wanted) {
      if (!isDeferred) assets.js.forEach((file) => add(js, file));
      assets.css.forEach((file) => add(css, file));
    }
  }
  return { js: [...js], css: [...css], lists: [...lists], integrity };
};
