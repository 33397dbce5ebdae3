import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../registry/sha256';
import {
  releaseManifest,
  parseManifest,
  type Provenance,
  type ReleaseManifest,
  type ReleaseRef,
} from '../registry';
import { openStore } from './stores/open-store';

const MANIFEST = 'release.json';

/** A remote's build, ready to be released. `release` is its id: the first 12 digits of its manifest's SHA-256. */
export interface BuiltRelease {
  readonly dist: string;
  readonly manifest: ReleaseManifest;
  readonly integrity: string;
  readonly release: string;
}

/** A release's path in its store, and so its `url` in the registry, with a trailing slash. */
const releasePath = (name: string, release: string): string => `${name}/${release}`;

/** Reads the build in a remote's `dist`. Throws when it is not built. */
export const builtRelease = async (dist: string): Promise<BuiltRelease> => {
  const bytes = await readFile(path.join(dist, MANIFEST)).catch(() => {
    throw new Error(`${dist} has no built remote`);
  });
  const integrity = sha256(bytes);
  const manifest = releaseManifest.parse(JSON.parse(bytes.toString('utf8')));
  return { dist, manifest, integrity, release: integrity.slice(0, 12) };
};

/** Throws when a built remote's files do not match its manifest, for example because two builds overlapped. */
const expectIntact = async ({ dist, manifest: { name, files } }: BuiltRelease): Promise<void> => {
  for (const [file, { sha256: expected }] of Object.entries(files)) {
    if (sha256(await readFile(path.join(dist, file))) !== expected) {
      throw new Error(
        `${name} has an incomplete build: ${file} does not match its manifest. Build it again.`,
      );
    }
  }
};

/** The manifest of a release in a store; undefined when the release is incomplete or absent. */
export const storedManifest = async (
  location: string,
  name: string,
  release: string,
): Promise<ReleaseManifest | undefined> => {
  const file = await (await openStore(location)).read(`${releasePath(name, release)}/${MANIFEST}`);
  return file && parseManifest(JSON.parse(file.text));
};

/**
 * The SHA-256 of the manifest of a release in a store. Throws when the store does not have the release.
 */
export const storedIntegrity = async (location: string, name: string, release: string): Promise<string> => {
  const file = await (await openStore(location)).read(`${releasePath(name, release)}/${MANIFEST}`);
  if (!file) throw new Error(`${name} has no release ${release} in ${location}`);
  return sha256(Buffer.from(file.text));
};

/** Whether this exact build is already in the store. */
export const isStored = async (location: string, { manifest, release }: BuiltRelease): Promise<boolean> =>
  (await storedManifest(location, manifest.name, release)) !== undefined;

/**
 * Uploads a build to the store under an id derived from its content. The same build has the same id and is
 * uploaded once; a release never changes afterwards. Throws when its files do not match its manifest.
 */
export const storeRelease = async (
  location: string,
  built: BuiltRelease,
  { releasedAt, provenance = null }: { readonly releasedAt: Date; readonly provenance?: Provenance | null },
): Promise<ReleaseRef> => {
  const { dist, manifest, integrity, release } = built;
  const { name, contract, paths, slots, hosts, names, settings, files } = manifest;
  if (!(await isStored(location, built))) {
    await expectIntact(built);
    const store = await openStore(location);
    await store.upload(releasePath(name, release), dist, [...Object.keys(files), MANIFEST]);
  }
  const url = `${releasePath(name, release)}/`;
  return {
    release,
    url,
    integrity,
    contract,
    paths,
    slots,
    ...(hosts && { hosts }),
    ...(names && { names }),
    ...(settings && { settings }),
    releasedAt: releasedAt.toISOString(),
    provenance,
  };
};
