import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { understandRef, understandRegistry, type ReleaseRef, type UnderstoodRegistry } from '../registry';

/** Replaces a file in one step. Processes that share the folder may write it at once: each writes a file of its own first. */
const replaceFile = async (file: string, value: unknown): Promise<void> => {
  const next = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(next, JSON.stringify(value));
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined);
    throw error;
  }
};

const recordOf = (cache: string, name: string) => path.join(cache, name, 'last-good.json');
const registryOf = (cache: string) => path.join(cache, 'registry.json');

/** Remembers on disk which release of a remote last ran, so that a restart without its static host can use it. */
export const rememberLastGood = (cache: string, name: string, ref: ReleaseRef): Promise<void> =>
  replaceFile(recordOf(cache, name), ref);

/** The release of a remote that last ran on this machine; nothing when none did or the record is unreadable. */
export const lastGood = async (cache: string, name: string): Promise<ReleaseRef | undefined> => {
  try {
    return understandRef(JSON.parse(await readFile(recordOf(cache, name), 'utf8')));
  } catch {
    return undefined;
  }
};

/** Remembers the registry on disk as it was written, so that a restart without it knows who owns what. */
export const rememberRegistry = (cache: string, { raw }: UnderstoodRegistry): Promise<void> =>
  replaceFile(registryOf(cache), raw);

/** The registry that was last read on this machine; nothing when none was or the record is unreadable. */
export const rememberedRegistry = async (cache: string): Promise<UnderstoodRegistry | undefined> => {
  try {
    return understandRegistry(JSON.parse(await readFile(registryOf(cache), 'utf8')));
  } catch {
    return undefined;
  }
};
