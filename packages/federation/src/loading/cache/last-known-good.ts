import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseRef, parseRegistry, type ReleaseRef, type ParsedRegistry } from '../../registry';

/**
 * Replaces a file atomically. Processes that share the folder may write it at once, so each writes a
 * temporary file first.
 */
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

const recordFile = (cache: string, name: string) => path.join(cache, name, 'last-good.json');
const registryFile = (cache: string) => path.join(cache, 'registry.json');

/** Saves the last release of a remote that ran, so that a restart can use it while the static host is unreachable. */
export const saveLastKnownGood = (cache: string, name: string, ref: ReleaseRef): Promise<void> =>
  replaceFile(recordFile(cache, name), ref);

/**
 * Returns the last release of a remote that ran on this machine; undefined when none did or the record is
 * unreadable.
 */
export const readLastKnownGood = async (cache: string, name: string): Promise<ReleaseRef | undefined> => {
  try {
    return parseReleaseRef(JSON.parse(await readFile(recordFile(cache, name), 'utf8')));
  } catch {
    return undefined;
  }
};

/** Saves the registry unchanged, so that a restart without it knows which remote owns which paths. */
export const saveRegistry = (cache: string, { raw }: ParsedRegistry): Promise<void> =>
  replaceFile(registryFile(cache), raw);

/** Returns the registry last read on this machine; undefined when none was or the record is unreadable. */
export const readSavedRegistry = async (cache: string): Promise<ParsedRegistry | undefined> => {
  try {
    return parseRegistry(JSON.parse(await readFile(registryFile(cache), 'utf8')));
  } catch {
    return undefined;
  }
};
