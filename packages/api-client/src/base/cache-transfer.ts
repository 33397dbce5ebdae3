import { api, nameOf } from './api';
import type { AppStore } from './store';

/** One cached result of one endpoint, as serialised into the HTML or `_payload.json` (B-08). */
export interface CacheEntry {
  readonly endpointName: string;
  /** Absent for an endpoint without an argument, because JSON cannot express undefined. */
  readonly arg?: unknown;
  readonly value: unknown;
}

/** Entries whose endpoint has not been injected yet, because its remote is still loading. */
const waiting = new WeakMap<AppStore, readonly CacheEntry[]>();

/** Serialises all successful results of a store. Failures are omitted, so the browser fetches them again. */
export const cacheEntriesOf = (store: AppStore): CacheEntry[] =>
  Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === 'fulfilled'
      ? [{ endpointName: nameOf(query.endpointName), arg: query.originalArgs, value: query.data }]
      : [],
  );

/**
 * Restores results into a store. Results of endpoints that no loaded remote has injected yet are queued and restored
 * before the next `load`.
 */
export const restoreCache = (store: AppStore, entries: readonly CacheEntry[]): void => {
  waiting.set(store, [...(waiting.get(store) ?? []), ...entries]);
  placeWaiting(store);
};

/** Restores the queued results of endpoints that have been injected meanwhile. */
export const placeWaiting = (store: AppStore): void => {
  const entries = waiting.get(store);
  if (!entries?.length) return;
  const known = entries.filter(({ endpointName }) => endpointName in api.endpoints);
  if (known.length === 0) return;
  waiting.set(
    store,
    entries.filter(({ endpointName }) => !(endpointName in api.endpoints)),
  );
  // The names come from JSON, so their types are unknown here; each value was validated when it was fetched.
  store.dispatch(api.util.upsertQueryEntries(known as never));
};
