import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../registry/sha256';
import { mapFileOf } from '../../source-maps/map-files';
import { readReleaseFile } from './read-release-file';
import { expectHash, type VerifiedRelease } from './release-cache';

/** A release on this machine's disk, and where the rest of its files are. */
export interface ReleaseFiles extends VerifiedRelease {
  readonly location: string;
}

/** Keeps a map on disk for other processes and later errors. When that fails, the map is fetched again the next time. */
const keep = async (file: string, bytes: Buffer): Promise<void> => {
  const partial = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch {
    await rm(partial, { force: true }).catch(() => undefined);
  }
};

/**
 * Returns the source map of a script of a release, from disk when it was fetched before, else from the store, with its
 * hash verified. `script` is its path in the release. Returns undefined when the release has no map of it, as earlier
 * ones. Throws when it cannot be fetched or is not the one that the release describes.
 */
export const obtainMap = async (
  { folder, manifest, location }: ReleaseFiles,
  script: string,
  timeoutMs: number,
): Promise<string | undefined> => {
  const map = mapFileOf(script);
  const described = manifest.files[map];
  if (!described) return undefined;
  const file = path.join(folder, map);
  const stored = await readFile(file).catch(() => undefined);
  if (stored && sha256(stored) === described.sha256) return stored.toString('utf8');
  const bytes = expectHash(map, await readReleaseFile(location, map, timeoutMs), described.sha256);
  await keep(file, bytes);
  return bytes.toString('utf8');
};
