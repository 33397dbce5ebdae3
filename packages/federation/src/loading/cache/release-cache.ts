import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../registry/sha256';
import { parseManifest, type ReleaseManifest, type ReleaseRef } from '../../registry';
import { isMapFile } from '../../source-maps/map-files';
import { readReleaseFile } from './read-release-file';
import { asCacheWrite, ShellFault } from '../shell-fault';

/** A release on this machine's disk, with every file's hash verified. */
export interface VerifiedRelease {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}

const MANIFEST = 'release.json';

/** Throws when a file does not have the expected SHA-256; returns it otherwise. */
export const expectHash = (name: string, bytes: Buffer, expected: string): Buffer => {
  const actual = sha256(bytes);
  if (actual !== expected) throw new Error(`${name} has hash ${actual}, expected ${expected}`);
  return bytes;
};

/** The files that a release runs with. Its source maps are fetched when an error needs them. */
const filesToRun = ({ files }: ReleaseManifest) => Object.entries(files).filter(([file]) => !isMapFile(file));

/** Its hash is verified, so the squad released it: unknown content comes from a later version. */
const readManifest = (bytes: Buffer): ReleaseManifest => {
  try {
    return parseManifest(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw new ShellFault(`${MANIFEST} is not understood`, { cause: error });
  }
};

const manifestOf = (bytes: Buffer, name: string): ReleaseManifest => {
  const manifest = readManifest(bytes);
  if (manifest.name !== name) throw new Error(`release.json is for ${manifest.name}, not for ${name}`);
  return manifest;
};

/** Reads a stored release and verifies every hash again. Returns undefined when it is absent or was changed. */
const readStored = async (
  folder: string,
  name: string,
  integrity: string,
): Promise<VerifiedRelease | undefined> => {
  try {
    const manifest = manifestOf(
      expectHash(MANIFEST, await readFile(path.join(folder, MANIFEST)), integrity),
      name,
    );
    for (const [file, { sha256: expected }] of filesToRun(manifest)) {
      expectHash(file, await readFile(path.join(folder, file)), expected);
    }
    return { folder, manifest };
  } catch {
    return undefined;
  }
};

/** Attempts to move a release into place while other processes that share the folder change it. */
const MAX_ATTEMPTS = 5;

const isTaken = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Moves a folder aside and deletes it. It may be gone already, when another process found it damaged too. */
const moveAsideAndDelete = async (folder: string): Promise<void> => {
  const aside = `${folder}.partial-${randomBytes(6).toString('hex')}`;
  await rename(folder, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
};

/**
 * Moves a verified release into place. When another process that shares the folder was first, its copy is
 * used after verifying its hashes; a damaged copy is replaced.
 */
const moveIntoPlace = async (
  partial: string,
  folder: string,
  name: string,
  integrity: string,
  manifest: ReleaseManifest,
): Promise<VerifiedRelease> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await rename(partial, folder);
      return { folder, manifest };
    } catch (error) {
      if (!isTaken(error) || attempt === MAX_ATTEMPTS) throw error;
    }
    const existing = await readStored(folder, name, integrity);
    if (existing) {
      await rm(partial, { recursive: true, force: true });
      return existing;
    }
    await moveAsideAndDelete(folder);
  }
};

/** Downloads a release into its own folder and moves it into place once every hash is verified. */
const download = async (
  location: string,
  folder: string,
  name: string,
  integrity: string,
  timeoutMs: number,
): Promise<VerifiedRelease> => {
  // On the monotonic clock, because the time of day may change during the download.
  const end = performance.now() + timeoutMs;
  const remainingMs = () => Math.max(1, end - performance.now());
  await asCacheWrite(mkdir(path.dirname(folder), { recursive: true }));
  const partial = await asCacheWrite(mkdtemp(`${folder}.partial-`));
  try {
    const bytes = expectHash(MANIFEST, await readReleaseFile(location, MANIFEST, remainingMs()), integrity);
    const manifest = manifestOf(bytes, name);
    await asCacheWrite(writeFile(path.join(partial, MANIFEST), bytes));
    await Promise.all(
      filesToRun(manifest).map(async ([file, { sha256: expected }]) => {
        const content = expectHash(file, await readReleaseFile(location, file, remainingMs()), expected);
        await asCacheWrite(mkdir(path.dirname(path.join(partial, file)), { recursive: true }));
        await asCacheWrite(writeFile(path.join(partial, file), content));
      }),
    );
    return await asCacheWrite(moveIntoPlace(partial, folder, name, integrity, manifest));
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
};

/**
 * Returns a verified release on this machine, from disk when it was stored before, else from `location`.
 * Nothing of it is used until all files but the source maps are present and every SHA-256 matches the registry's
 * integrity value.
 * Processes may share `cache`. Throws with the reason when that fails: a ShellFault when the cache cannot be
 * written or the manifest cannot be parsed.
 */
export const obtainRelease = async (
  cache: string,
  location: string,
  name: string,
  ref: Pick<ReleaseRef, 'release' | 'integrity'>,
  timeoutMs: number,
): Promise<VerifiedRelease> => {
  const folder = path.join(cache, name, ref.release);
  return (
    (await readStored(folder, name, ref.integrity)) ??
    download(location, folder, name, ref.integrity, timeoutMs)
  );
};
