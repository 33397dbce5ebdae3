import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../registry/sha256';
import type { ReleaseManifest } from '../registry';

/**
 * Options of a tiny remote: its route's id, the contract that it needs, statements that run first, overrides
 * of its manifest.
 */
export interface TinyRemote {
  readonly heading: string;
  readonly contract?: string;
  readonly body?: string;
  /** Merged over the manifest, as a later version of the product may write it. */
  readonly manifest?: object;
}

/**
 * Writes the smallest valid built remote: a container with one route whose id is `heading`. Returns the
 * folder to release.
 */
export const writeTinyRemote = async (
  folder: string,
  { heading, contract = '^1.0.0', body = '', manifest: more = {} }: TinyRemote,
): Promise<string> => {
  const files: Record<string, string> = {
    'client/remoteEntry.js': `/* ${heading} */`,
    'server/remoteEntry.js': `${body}
exports.signpost_tiny = {
  init() {},
  get: () => Promise.resolve(() => ({ routes: [{ id: ${JSON.stringify(heading)}, path: '/tiny' }] })),
};`,
  };
  const manifest: ReleaseManifest = {
    name: 'tiny',
    contract,
    paths: ['/tiny'],
    slots: [],
    client: { entry: 'client/remoteEntry.js', remote: { js: [], css: [] }, chunks: {} },
    server: { entry: 'server/remoteEntry.js' },
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { sha256: sha256(text), bytes: text.length }]),
    ),
  };
  for (const [name, text] of Object.entries({
    ...files,
    'release.json': JSON.stringify({ ...manifest, ...more }),
  })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
};
