import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../registry/sha256';
import { understandManifest, type ReleaseManifest, type ReleaseRef } from '../registry';
import { readReleaseFile } from './release-files';
import { onCache, ShellFault } from './shell-fault';

/** A release that lies on this machine's disk with every file's hash proved. */
export interface VerifiedRelease {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}

const MANIFEST = 'release.json';

const expectHash = (name: string, bytes: Buffer, expected: string): Buffer => {
  const actual = sha256(bytes);
  if (actual !== expected) throw new Error(`${name} has hash ${actual}, expected ${expected}`);
  return bytes;
};

/** Its hash is proved, so it is what its squad released: what is not understood is of a later version. */
const readManifest = (bytes: Buffer): ReleaseManifest => {
  try {
    return understandManifest(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw new ShellFault(`${MANIFEST} is not understood`, { cause: error });
  }
};

const parseManifest = (bytes: Buffer, name: string): ReleaseManifest => {
  const manifest = readManifest(bytes);
  if (manifest.name !== name) throw new Error(`release.json is of ${manifest.name}, not of ${name}`);
  return manifest;
};

/** Reads a release that was stored before, proving every hash again. Gives nothing when it is absent or was changed. */
const stored = async (
  folder: string,
  name: string,
  integrity: string,
): Promise<VerifiedRelease | undefined> => {
  try {
    const manifest = parseManifest(
      expectHash(MANIFEST, await readFile(path.join(folder, MANIFEST)), integrity),
      name,
    );
    for (const [file, { sha256: expected }] of Object.entries(manifest.files)) {
      expectHash(file, await readFile(path.join(folder, file)), expected);
    }
    return { folder, manifest };
  } catch {
    return undefined;
  }
};

/** How often a release is moved into place when other processes that share the folder change it at the same moment. */
const TRIES = 5;

const isTaken = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Takes a folder out of the way and removes it. It may be gone already: another process found it damaged too. */
const discard = async (folder: string): Promise<void> => {
  const aside = `${folder}.partial-${randomBytes(6).toString('hex')}`;
  await rename(folder, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
};

/**
 * Puts a proved release where it belongs. Another process that shares the folder may have put it there first: then that one
 * is used once its hashes are proved. One that is damaged is replaced.
 */
const moveIntoPlace = async (
  partial: string,
  folder: string,
  name: string,
  integrity: string,
  manifest: ReleaseManifest,
): Promise<VerifiedRelease> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await rename(partial, folder);
      return { folder, manifest };
    } catch (error) {
      if (!isTaken(error) || tries === TRIES) throw error;
    }
    const there = await stored(folder, name, integrity);
    if (there) {
      await rm(partial, { recursive: true, force: true });
      return there;
    }
    await discard(folder);
  }
};

/** Fetches a release whole into a folder of its own and moves it into place once every hash is proved. */
const download = async (
  location: string,
  folder: string,
  name: string,
  integrity: string,
  deadline: number,
): Promise<VerifiedRelease> => {
  // Not the time of day, which may be set while a release comes.
  const end = performance.now() + deadline;
  const left = () => Math.max(1, end - performance.now());
  await onCache(mkdir(path.dirname(folder), { recursive: true }));
  const partial = await onCache(mkdtemp(`${folder}.partial-`));
  try {
    const bytes = expectHash(MANIFEST, await readReleaseFile(location, MANIFEST, left()), integrity);
    const manifest = parseManifest(bytes, name);
    await onCache(writeFile(path.join(partial, MANIFEST), bytes));
    await Promise.all(
      Object.entries(manifest.files).map(async ([file, { sha256: expected }]) => {
        const content = expectHash(file, await readReleaseFile(location, file, left()), expected);
        await onCache(mkdir(path.dirname(path.join(partial, file)), { recursive: true }));
        await onCache(writeFile(path.join(partial, file), content));
      }),
    );
    return await onCache(moveIntoPlace(partial, folder, name, integrity, manifest));
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
};

/**
 * Brings a release onto this machine, from disk when it was proved before, else from `location`. Nothing of it is used
 * until all of it is here and every SHA-256 fits the registry's anchor. Processes may share `cache`. Throws with the reason when
 * that fails: a ShellFault when the cache cannot be written or the manifest is not understood.
 */
export const obtainRelease = async (
  cache: string,
  location: string,
  name: string,
  ref: Pick<ReleaseRef, 'release' | 'integrity'>,
  deadline: number,
): Promise<VerifiedRelease> => {
  const folder = path.join(cache, name, ref.release);
  return (
    (await stored(folder, name, ref.integrity)) ?? download(location, folder, name, ref.integrity, deadline)
  );
};
