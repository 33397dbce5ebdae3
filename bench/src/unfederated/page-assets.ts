import type { LoadedRemote } from '@signpost/federation/loading';
import type { Assets } from '@signpost/federation/registry';

export const RELEASES_PATH = '/releases';

/** A single bundle has no releases. */
export const releaseUrl = (): string => '';

/** Replaces the shell's module: the files of the page's chunks, which are URLs already. */
export const pageAssets = (
  used: readonly { readonly remote: LoadedRemote; readonly chunks: readonly string[] }[],
  own: readonly Assets[] = [],
): Assets & { lists: string[]; integrity: Map<string, string> } => {
  const wanted = [
    ...own,
    ...used.flatMap(({ remote, chunks }) =>
      chunks.flatMap((chunk) => remote.manifest.client.chunks[chunk] ?? []),
    ),
  ];
  return {
    js: [...new Set(wanted.flatMap(({ js }) => js))],
    css: [...new Set(wanted.flatMap(({ css }) => css))],
    lists: [],
    integrity: new Map(),
  };
};
