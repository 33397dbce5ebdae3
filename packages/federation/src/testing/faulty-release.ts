import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerName } from '../contract/shared';
import { releaseManifest, type ReleaseManifest } from '../registry';
import { sha256 } from '../registry/sha256';

/** Faulty code for one half of a release, as JavaScript source. */
export interface FaultyCode {
  /** Statements that run before the module scope of that half. */
  readonly before?: string;
  /** A function expression that takes the remote's module and returns the replacement, or a promise of it. */
  readonly wrap?: string;
}

/** Faults of a release; a half that is left out stays as built. */
export interface ReleaseFaults {
  readonly server?: FaultyCode;
  readonly client?: FaultyCode;
}

const wrapContainer = (container: string, wrap: string) =>
  `((container, wrap) => ({
    init: (...scopes) => container.init(...scopes),
    get: async (exposed) => {
      const replacement = await wrap((await container.get(exposed))());
      return () => replacement;
    },
  }))(${container}, ${wrap})`;

const addFaultyCode = (text: string, { before = '', wrap }: FaultyCode, container: string): string =>
  `${before}\n${text}${wrap ? `\n;${container} = ${wrapContainer(container, wrap)};` : ''}`;

/**
 * Copies a built remote into `folder` with faulty code added to its entries, and updates its manifest, so
 * that it is a valid release with a bug. Returns the folder.
 */
export const writeFaultyRelease = async (
  dist: string,
  folder: string,
  faults: ReleaseFaults,
): Promise<string> => {
  await cp(dist, folder, { recursive: true });
  const manifestFile = path.join(folder, 'release.json');
  const manifest: ReleaseManifest = releaseManifest.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const global = containerName(manifest.name);
  const files = new Map(Object.entries(manifest.files));
  const changeEntry = async (entry: string, code: FaultyCode, container: string): Promise<void> => {
    const text = addFaultyCode(await readFile(path.join(folder, entry), 'utf8'), code, container);
    await writeFile(path.join(folder, entry), text);
    files.set(entry, { sha256: sha256(text), bytes: Buffer.byteLength(text) });
    // Compressed copies would be served instead of the changed file.
    for (const copy of [`${entry}.br`, `${entry}.gz`]) {
      files.delete(copy);
      await rm(path.join(folder, copy), { force: true });
    }
  };
  const { server, client } = faults;
  if (server) await changeEntry(manifest.server.entry, server, `module.exports.${global}`);
  if (client) await changeEntry(manifest.client.entry, client, global);
  await writeFile(manifestFile, JSON.stringify({ ...manifest, files: Object.fromEntries(files) }));
  return folder;
};
