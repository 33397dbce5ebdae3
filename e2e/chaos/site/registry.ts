import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

// Only the registry fields that this suite needs. All others are kept, so that a scenario can write those of
// a later version.

const ref = z.looseObject({ release: z.string(), url: z.string(), integrity: z.string() });
/** The registry's reference to one release. */
export type Ref = z.infer<typeof ref>;

const entry = z.looseObject({ live: ref });

const registry = z.looseObject({ version: z.number(), remotes: z.record(z.string(), z.unknown()) });
export type Registry = z.infer<typeof registry>;

/** The fields of a `release.json` that the registry repeats; all others are kept. */
const manifest = z.looseObject({
  name: z.string(),
  contract: z.string(),
  paths: z.array(z.string()),
  slots: z.array(z.string()),
});

/**
 * Rewrites a folder store's registry atomically, as a release does, with the next version. Returns the
 * earlier content.
 */
export const changeRegistry = async (
  store: string,
  next: (before: Registry) => Registry,
): Promise<Registry> => {
  const file = path.join(store, 'registry.json');
  const before = registry.parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(`${file}.next`, JSON.stringify({ ...next(before), version: before.version + 1 }));
  await rename(`${file}.next`, file);
  return before;
};

const changeEntry = (store: string, name: string, change: (before: unknown) => object): Promise<unknown> =>
  changeRegistry(store, (before) => ({
    ...before,
    remotes: { ...before.remotes, [name]: change(before.remotes[name]) },
  }));

/** The registry's reference to a remote's live release. Throws when the remote is not in it. */
export const liveRefOf = async (store: string, name: string): Promise<Ref> => {
  const { remotes } = registry.parse(JSON.parse(await readFile(path.join(store, 'registry.json'), 'utf8')));
  return entry.parse(remotes[name]).live;
};

/** Makes a stored release live; `previous` is the release that was live before, if it matters. */
export const makeLive = (
  store: string,
  name: string,
  live: Ref,
  previous: Ref | null = null,
): Promise<unknown> => changeEntry(store, name, () => ({ live, previous }));

/** Makes a stored release the canary of a remote, for half of its visitors. */
export const makeCanary = (store: string, name: string, canary: Ref): Promise<unknown> =>
  changeEntry(store, name, (before) => ({ ...entry.parse(before), canary: { ref: canary, share: 50 } }));

/** Removes a remote from the registry. */
export const removeRemote = (store: string, name: string): Promise<unknown> =>
  changeRegistry(store, (before) => ({
    ...before,
    remotes: Object.fromEntries(Object.entries(before.remotes).filter(([other]) => other !== name)),
  }));

/** Uploads a built release to the store without making it live. Returns the reference for `makeLive`. */
export const uploadRelease = async (store: string, dist: string): Promise<Ref> => {
  const bytes = await readFile(path.join(dist, 'release.json'));
  const { name, contract, paths, slots } = manifest.parse(JSON.parse(bytes.toString('utf8')));
  const integrity = createHash('sha256').update(bytes).digest('hex');
  const release = integrity.slice(0, 12);
  const url = `${name}/${release}/`;
  await rm(path.join(store, url), { recursive: true, force: true });
  await cp(dist, path.join(store, url), { recursive: true });
  return { release, url, integrity, contract, paths, slots, releasedAt: new Date().toISOString() };
};
