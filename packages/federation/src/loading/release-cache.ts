import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../registry/sha256';
import { releaseManifest, type ReleaseManifest, type ReleaseRef } from '../registry';
import { readReleaseFile } from './release-files';

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

const parseManifest = (bytes: Buffer, name: string): ReleaseManifest => {
  const manifest = releaseManifest.parse(JSON.parse(bytes.toString('utf8')));
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

/** Puts a proved release where it belongs, unless another process that shares the folder was first: then that one is used. */
const moveIntoPlace = async (
  partial: string,
  folder: string,
  name: string,
  integrity: string,
  manifest: ReleaseManifest,
): Promise<VerifiedRelease> => {
  const there = await stored(folder, name, integrity);
  if (there) {
    await rm(partial, { recursive: true, force: true });
    return there;
  }
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
  return { folder, manifest };
};

/** Fetches a release whole into a folder of its own and moves it into place once every hash is proved. */
const download = async (
  location: string,
  folder: string,
  name: string,
  integrity: string,
  deadline: number,
): Promise<VerifiedRelease> => {
  const end = Date.now() + deadline;
  const left = () => Math.max(1, end - Date.now());
  await mkdir(path.dirname(folder), { recursive: true });
  const partial = await mkdtemp(`${folder}.partial-`);
  try {
    const bytes = expectHash(MANIFEST, await readReleaseFile(location, MANIFEST, left()), integrity);
    const manifest = parseManifest(bytes, name);
    await writeFile(path.join(partial, MANIFEST), bytes);
    await Promise.all(
      Object.entries(manifest.files).map(async ([file, { sha256: expected }]) => {
        const content = expectHash(file, await readReleaseFile(location, file, left()), expected);
        await mkdir(path.dirname(path.join(partial, file)), { recursive: true });
        await writeFile(path.join(partial, file), content);
      }),
    );
    return await moveIntoPlace(partial, folder, name, integrity, manifest);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Brings a release onto this machine, from disk when it was proved before, else from `location`. Nothing of it is used
 * until all of it is here and every SHA-256 fits the registry's anchor. Throws with the reason when that fails.
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
