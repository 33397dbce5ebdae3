import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryDocument, releaseRef, type RegistryDocument, type ReleaseRef } from '../registry';

const replaceFile = async (file: string, value: unknown): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(value));
  await rename(`${file}.${process.pid}`, file);
};

const recordOf = (cache: string, name: string) => path.join(cache, name, 'last-good.json');
const registryOf = (cache: string) => path.join(cache, 'registry.json');

/** Remembers on disk which release of a remote last ran, so that a restart without its static host can use it. */
export const rememberLastGood = (cache: string, name: string, ref: ReleaseRef): Promise<void> =>
  replaceFile(recordOf(cache, name), ref);

/** The release of a remote that last ran on this machine; nothing when none did or the record is unreadable. */
export const lastGood = async (cache: string, name: string): Promise<ReleaseRef | undefined> => {
  try {
    return releaseRef.parse(JSON.parse(await readFile(recordOf(cache, name), 'utf8')));
  } catch {
    return undefined;
  }
};

/** Remembers the registry on disk, so that a restart without it knows who owns what. */
export const rememberRegistry = (cache: string, registry: RegistryDocument): Promise<void> =>
  replaceFile(registryOf(cache), registry);

/** The registry that was last read on this machine; nothing when none was or the record is unreadable. */
export const rememberedRegistry = async (cache: string): Promise<RegistryDocument | undefined> => {
  try {
    return registryDocument.parse(JSON.parse(await readFile(registryOf(cache), 'utf8')));
  } catch {
    return undefined;
  }
};
