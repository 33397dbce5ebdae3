import type { Assets, ReleaseManifest } from '@signpost/federation/registry';
import type { LoadedRemote } from '@signpost/federation/loading';

/** The path under which the shell serves verified releases. */
export const RELEASES_PATH = '/releases';

/** The URL of a file of a release. */
export const releaseUrl = ({ name, release }: Pick<LoadedRemote, 'name' | 'release'>, file: string): string =>
  `${RELEASES_PATH}/${name}/${release}/${file}`;

/** What a browser proves a file of a release by; empty, and so no proof, for a file that the release does not name. */
export const integrityOf = ({ files }: Pick<ReleaseManifest, 'files'>, file: string): string => {
  const hash = files[file]?.sha256;
  return hash ? `sha256-${Buffer.from(hash, 'hex').toString('base64')}` : '';
};

/** A remote that took part in a page, and the names of its chunks that did. */
export interface UsedRemote {
  readonly remote: LoadedRemote;
  readonly chunks: readonly string[];
  /** Whether it is only to be looked at until the visitor comes to it: then no script of it is wanted yet. */
  readonly asleep?: boolean;
}

/**
 * The files a page needs of its remotes, from their own manifests: entry, exposed module, and the chunks of the routes
 * and slots that were rendered, after the shell's own for the page. Each once, in loading order.
 */
export const pageAssets = (used: readonly UsedRemote[], own: readonly Assets[] = []): Assets => {
  const js = new Set(own.flatMap((assets) => assets.js));
  const css = new Set(own.flatMap((assets) => assets.css));
  for (const { remote, chunks, asleep = false } of used) {
    const { client } = remote.manifest;
    const wanted = [
      { js: [client.entry], css: [] },
      client.remote,
      ...chunks.flatMap((chunk) => client.chunks[chunk] ?? []),
    ];
    for (const assets of wanted) {
      if (!asleep) assets.js.forEach((file) => js.add(releaseUrl(remote, file)));
      assets.css.forEach((file) => css.add(releaseUrl(remote, file)));
    }
  }
  return { js: [...js], css: [...css] };
};
