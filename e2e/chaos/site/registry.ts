import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  registryDocument,
  releaseManifest,
  type RegistryDocument,
  type ReleaseRef,
} from '@signpost/federation/registry';

type Remotes = RegistryDocument['remotes'];

/** Rewrites a folder store's registry in one step, as a release does. Gives the remotes as they were. */
const change = async (store: string, next: (remotes: Remotes) => Remotes): Promise<Remotes> => {
  const file = path.join(store, 'registry.json');
  const { version, remotes } = registryDocument.parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(`${file}.next`, JSON.stringify({ version: version + 1, remotes: next(remotes) }));
  await rename(`${file}.next`, file);
  return remotes;
};

/** What the registry says of a remote. Throws when it is not in it. */
export const refOf = async (store: string, name: string): Promise<ReleaseRef> => {
  const remotes = await change(store, (same) => same);
  const entry = remotes[name];
  if (!entry) throw new Error(`${name} is not in the registry`);
  return entry.live;
};

/** Makes a stored release live. */
export const makeLive = (store: string, name: string, live: ReleaseRef): Promise<unknown> =>
  change(store, (remotes) => ({ ...remotes, [name]: registryEntry(live) }));

const registryEntry = (live: ReleaseRef): Remotes[string] =>
  registryDocument.shape.remotes.valueType.parse({ live, previous: null });

/** Takes a remote out of the registry. */
export const withdraw = (store: string, name: string): Promise<unknown> =>
  change(store, (remotes) => Object.fromEntries(Object.entries(remotes).filter(([other]) => other !== name)));

/** Puts a built release into the store without making it live: `makeLive` takes what this gives. */
export const putIntoStore = async (store: string, dist: string): Promise<ReleaseRef> => {
  const bytes = await readFile(path.join(dist, 'release.json'));
  const { name, contract, paths, slots } = releaseManifest.parse(JSON.parse(bytes.toString('utf8')));
  const integrity = createHash('sha256').update(bytes).digest('hex');
  const release = integrity.slice(0, 12);
  const url = `${name}/${release}/`;
  await rm(path.join(store, url), { recursive: true, force: true });
  await cp(dist, path.join(store, url), { recursive: true });
  return { release, url, integrity, contract, paths, slots, releasedAt: new Date().toISOString() };
};
