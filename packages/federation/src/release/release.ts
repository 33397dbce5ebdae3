import type { RegistryDocument, ReleaseRef } from '../registry';
import { changeRegistry, isStored, registryOf, storeRelease } from './store';

/** What a release or roll-back changed. */
export interface ReleaseResult {
  readonly name: string;
  readonly live: ReleaseRef;
  readonly before: ReleaseRef | undefined;
  readonly registryVersion: number;
}

const liveOf = (registry: RegistryDocument, name: string) => registry.remotes[name]?.live;

/**
 * Puts a built remote into a folder store and makes it live. Gives nothing changed (`before` equal to `live`) when that
 * build is live already.
 */
export const release = async (store: string, name: string, dist: string): Promise<ReleaseResult> => {
  const ref = await storeRelease(store, dist, new Date());
  const registry = await registryOf(store);
  const current = liveOf(registry, name);
  if (current?.release === ref.release) {
    return { name, live: current, before: current, registryVersion: registry.version };
  }
  let before: ReleaseRef | undefined;
  const { version } = await changeRegistry(store, ({ remotes }) => {
    before = remotes[name]?.live;
    return { ...remotes, [name]: { live: ref, previous: before ?? null } };
  });
  return { name, live: ref, before, registryVersion: version };
};

/**
 * Puts a built remote into the store and makes it live unless that very build was released before: starting the product
 * must not undo a roll-back.
 */
export const releaseIfNew = async (store: string, name: string, dist: string): Promise<ReleaseResult> => {
  const registry = await registryOf(store);
  const live = liveOf(registry, name);
  const known = live && (await isStored(store, dist));
  return known ? { name, live, before: live, registryVersion: registry.version } : release(store, name, dist);
};

/** Makes the release before the live one live again; a second roll-back undoes the first. Throws when there is none. */
export const rollback = async (store: string, name: string): Promise<ReleaseResult> => {
  let result: Omit<ReleaseResult, 'registryVersion'> | undefined;
  const { version } = await changeRegistry(store, ({ remotes }) => {
    const entry = remotes[name];
    if (!entry?.previous) throw new Error(`${name} has no release to roll back to`);
    result = { name, live: entry.previous, before: entry.live };
    return { ...remotes, [name]: { live: entry.previous, previous: entry.live } };
  });
  if (!result) throw new Error('the registry was not changed');
  return { ...result, registryVersion: version };
};
