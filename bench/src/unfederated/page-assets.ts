import type { LoadedRemote } from '@signpost/federation/loading';
import type { Assets } from '@signpost/federation/registry';

export const RELEASES_PATH = '/releases';

/** One bundle has no releases. */
export const releaseUrl = (): string => '';

/** Nor anything to prove them by. */
export const integrityOf = (): string => '';

/** Stands in for the shell's own: the files of the page's chunks, which are URLs already. */
export const pageAssets = (
  used: readonly { readonly remote: LoadedRemote; readonly chunks: readonly string[] }[],
  own: readonly Assets[] = [],
): Assets => {
  const wanted = [
    ...own,
    ...used.flatMap(({ remote, chunks }) =>
      chunks.flatMap((chunk) => remote.manifest.client.chunks[chunk] ?? []),
    ),
  ];
  return {
    js: [...new Set(wanted.flatMap(({ js }) => js))],
    css: [...new Set(wanted.flatMap(({ css }) => css))],
  };
};
