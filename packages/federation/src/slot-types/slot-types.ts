import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PUBLISHED_SLOT_TYPES } from '../build/publish-slot-types';
import type { ReleaseRef } from '../registry';
import { parseManifest } from '../registry';
import { sha256 } from '../registry/sha256';
import { openStore } from '../release/stores/open-store';
import { registryOf } from '../release/store';

/** The folder of a remote for the slot types of other remotes, one file for each. */
const FOLDER = 'types';

/** Reads the slot types of a release from a store; undefined when it has none. Throws when a file was changed. */
const readSlotTypes = async (
  location: string,
  name: string,
  ref: ReleaseRef,
): Promise<string | undefined> => {
  const store = await openStore(location);
  const read = async (file: string, expected: string): Promise<string> => {
    const { text } = (await store.read(ref.url + file)) ?? {};
    if (text === undefined || sha256(text) !== expected) {
      throw new Error(`${file} of ${name} ${ref.release} is not the file that was released`);
    }
    return text;
  };
  const { files } = parseManifest(JSON.parse(await read('release.json', ref.integrity)));
  const known = files[PUBLISHED_SLOT_TYPES];
  return known && read(PUBLISHED_SLOT_TYPES, known.sha256);
};

/**
 * Writes the slot types of all other remotes that are live in a store to `types` in the remote's folder. Returns the
 * names of those remotes. Throws when a file of a release is not the one that was released.
 */
export const fetchSlotTypes = async (
  location: string,
  folder: string,
  own: string,
): Promise<readonly string[]> => {
  const { remotes } = await registryOf(location);
  const written: string[] = [];
  for (const [name, { live }] of Object.entries(remotes)) {
    const types = name === own ? undefined : await readSlotTypes(location, name, live);
    if (types === undefined) continue;
    await mkdir(path.join(folder, FOLDER), { recursive: true });
    await writeFile(path.join(folder, FOLDER, `${name}.d.ts`), types);
    written.push(name);
  }
  return written;
};
