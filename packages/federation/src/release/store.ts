import { cp, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../registry/sha256';
import {
  EMPTY_REGISTRY,
  registryDocument,
  releaseManifest,
  REGISTRY_FILE,
  type RegistryDocument,
  type ReleaseManifest,
  type ReleaseRef,
} from '../registry';

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The registry of a folder store; an empty one when the store is new. Throws when it is damaged. */
export const registryOf = async (store: string): Promise<RegistryDocument> => {
  const file = path.join(store, REGISTRY_FILE);
  return (await exists(file))
    ? registryDocument.parse(JSON.parse(await readFile(file, 'utf8')))
    : EMPTY_REGISTRY;
};

const readManifest = async (dist: string) => {
  const bytes = await readFile(path.join(dist, 'release.json'));
  const integrity = sha256(bytes);
  return {
    manifest: releaseManifest.parse(JSON.parse(bytes.toString('utf8'))),
    integrity,
    release: integrity.slice(0, 12),
  };
};

/** Throws when a built remote's files are not those that its manifest describes: two builds ran into each other. */
const expectIntact = async (dist: string, { name, files }: ReleaseManifest): Promise<void> => {
  for (const [file, { sha256: expected }] of Object.entries(files)) {
    if (sha256(await readFile(path.join(dist, file))) !== expected) {
      throw new Error(
        `${name} was not built whole: ${file} is not the file its manifest describes. Build it again.`,
      );
    }
  }
};

/** Whether this very build lies in the store already. */
export const isStored = async (store: string, dist: string): Promise<boolean> => {
  const { manifest, release } = await readManifest(dist);
  return exists(path.join(store, manifest.name, release));
};

/**
 * Copies a built remote into the store under the id of its content: the first 12 digits of its manifest's SHA-256.
 * The same build gives the same id and is copied once; a release is never changed afterwards. Throws when its files are
 * not those its manifest describes.
 */
export const storeRelease = async (store: string, dist: string, releasedAt: Date): Promise<ReleaseRef> => {
  const { manifest, integrity, release } = await readManifest(dist);
  const { name, contract, paths, slots } = manifest;
  const url = `${name}/${release}/`;
  const folder = path.join(store, name, release);
  if (!(await exists(folder))) {
    await expectIntact(dist, manifest);
    const partial = `${folder}.partial-${process.pid}`;
    await mkdir(path.dirname(folder), { recursive: true });
    await rm(partial, { recursive: true, force: true });
    await cp(dist, partial, { recursive: true });
    await rename(partial, folder);
  }
  return { release, url, integrity, contract, paths, slots, releasedAt: releasedAt.toISOString() };
};

/** Runs one change of the registry at a time, and replaces the file in one step. Throws when another change is under way. */
export const changeRegistry = async (
  store: string,
  change: (registry: RegistryDocument) => RegistryDocument['remotes'],
): Promise<RegistryDocument> => {
  await mkdir(store, { recursive: true });
  const lock = path.join(store, `${REGISTRY_FILE}.lock`);
  const handle = await open(lock, 'wx').catch(() => {
    throw new Error(`another release is changing ${store}; if none is, remove ${lock}`);
  });
  try {
    const before = await registryOf(store);
    const after = registryDocument.parse({ version: before.version + 1, remotes: change(before) });
    const file = path.join(store, REGISTRY_FILE);
    await writeFile(`${file}.next`, `${JSON.stringify(after, null, 1)}\n`);
    await rename(`${file}.next`, file);
    return after;
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
};
