import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerName } from '../contract/shared';
import { releaseManifest, type ReleaseManifest } from '../registry';
import { sha256 } from '../registry/sha256';

/** Code that spoils one half of a release, as JavaScript source. */
export interface Spoil {
  /** Statements that run before the half's own module scope. */
  readonly before?: string;
  /** An expression: a function that takes the remote's module and gives, now or later, the one that the shell gets. */
  readonly wrap?: string;
}

/** What is wrong with a release; a half that is left out is as the squad built it. */
export interface Spoils {
  readonly server?: Spoil;
  readonly client?: Spoil;
}

const wrapped = (container: string, wrap: string) =>
  `((container, wrap) => ({
    init: (...scopes) => container.init(...scopes),
    get: async (exposed) => {
      const spoiled = await wrap((await container.get(exposed))());
      return () => spoiled;
    },
  }))(${container}, ${wrap})`;

const spoilEntry = (text: string, { before = '', wrap }: Spoil, container: string): string =>
  `${before}\n${text}${wrap ? `\n;${container} = ${wrapped(container, wrap)};` : ''}`;

/**
 * Copies a built remote into `folder` with its entries spoiled, and describes it anew, so that it is a release in order
 * that carries faulty code: what a squad would ship by mistake. Gives the folder.
 */
export const writeSpoiledRelease = async (dist: string, folder: string, spoils: Spoils): Promise<string> => {
  await cp(dist, folder, { recursive: true });
  const described = path.join(folder, 'release.json');
  const manifest: ReleaseManifest = releaseManifest.parse(JSON.parse(await readFile(described, 'utf8')));
  const global = containerName(manifest.name);
  const files = new Map(Object.entries(manifest.files));
  const spoil = async (entry: string, how: Spoil, container: string): Promise<void> => {
    const text = spoilEntry(await readFile(path.join(folder, entry), 'utf8'), how, container);
    await writeFile(path.join(folder, entry), text);
    files.set(entry, { sha256: sha256(text), bytes: Buffer.byteLength(text) });
    // Compressed copies would be served in its place.
    for (const copy of [`${entry}.br`, `${entry}.gz`]) {
      files.delete(copy);
      await rm(path.join(folder, copy), { force: true });
    }
  };
  const { server, client } = spoils;
  if (server) await spoil(manifest.server.entry, server, `module.exports.${global}`);
  if (client) await spoil(manifest.client.entry, client, global);
  await writeFile(described, JSON.stringify({ ...manifest, files: Object.fromEntries(files) }));
  return folder;
};
