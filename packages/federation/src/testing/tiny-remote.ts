import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CardSlot } from '../contract';
import { sha256 } from '../registry/sha256';
import type { ReleaseManifest } from '../registry';
import { mapFileOf } from '../source-maps/map-files';

/**
 * Options of a tiny remote: its name and paths, the id of its routes, the card slots that it fills, the contract that
 * it needs, statements that run first, the source map of its server build, more files, overrides of its manifest.
 */
export interface TinyRemote {
  readonly heading: string;
  readonly name?: string;
  readonly paths?: readonly string[];
  readonly slots?: readonly CardSlot[];
  readonly contract?: string;
  readonly body?: string;
  readonly sourceMap?: string;
  /** More files, by their path in the release. */
  readonly more?: Readonly<Record<string, string>>;
  /** Merged over the manifest, as a later version of the product may write it. */
  readonly manifest?: object;
}

/** Writes the smallest valid built remote, whose routes have the id `heading`. Returns the folder to release. */
export const writeTinyRemote = async (
  folder: string,
  {
    heading,
    name = 'tiny',
    paths = ['/tiny'],
    slots = [],
    contract = '^1.0.0',
    body = '',
    sourceMap,
    more = {},
    manifest: overrides = {},
  }: TinyRemote,
): Promise<string> => {
  const routes = paths.map((route) => ({ id: heading, path: route }));
  const filled = slots.map((slot) => `${JSON.stringify(slot)}: () => Promise.resolve({})`);
  const files: Record<string, string> = {
    'client/remoteEntry.js': `/* ${heading} */`,
    'server/remoteEntry.js': `${body}
exports.signpost_${name} = {
  init() {},
  get: () => Promise.resolve(() => ({ routes: ${JSON.stringify(routes)}, slots: {${filled.join(', ')}} })),
};`,
    ...more,
    ...(sourceMap !== undefined && { [mapFileOf('server/remoteEntry.js')]: sourceMap }),
  };
  const manifest: ReleaseManifest = {
    name,
    contract,
    paths: [...paths],
    slots: [...slots],
    client: { entry: 'client/remoteEntry.js', remote: { js: [], css: [] }, chunks: {} },
    server: { entry: 'server/remoteEntry.js' },
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, { sha256: sha256(text), bytes: text.length }]),
    ),
  };
  for (const [file, text] of Object.entries({
    ...files,
    'release.json': JSON.stringify({ ...manifest, ...overrides }),
  })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
};
