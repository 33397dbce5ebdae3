import { signingOf } from './signing/signing';
import { registryOf } from './store';
import { openStore } from './stores/open-store';

/** A younger release may be shown by a preview link, or its registry entry may still be pending: two weeks. */
const GRACE_MS = 14 * 24 * 3_600_000;

/** All release ids in a remote's raw entry, including its unknown fields. */
const idsIn = (entry: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(entry).match(/\b[0-9a-f]{12}\b/g));

/** A release that was removed from a store. */
export interface Pruned {
  readonly name: string;
  readonly release: string;
}

/**
 * Removes the releases that a store's registry does not name (live, previous, canary, history), except those
 * stored within two weeks before `now`. Remotes that the registry does not name, or whose entry cannot be
 * parsed, are skipped. Returns what was removed. Throws when the registry is damaged or not signed as the
 * environment requires.
 */
export const prune = async (location: string, now = new Date()): Promise<readonly Pruned[]> => {
  const store = await openStore(location);
  const { remotes, raw } = await registryOf(location, signingOf(location).keys);
  const removed: Pruned[] = [];
  const written = raw['remotes'] as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(remotes)) {
    const named = idsIn(written[name]);
    for (const { release, storedAt } of await store.releases(name)) {
      if (named.has(release) || now.getTime() - storedAt.getTime() < GRACE_MS) continue;
      await store.remove(name, release);
      removed.push({ name, release });
    }
  }
  return removed;
};
