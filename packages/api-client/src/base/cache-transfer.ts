import { api, nameOf } from './api';
import type { AppStore } from './store';

/** One answer of one endpoint, as it travels in the HTML or in `_payload.json` (B-08). */
export interface CacheEntry {
  readonly endpointName: string;
  /** Not there for an endpoint that is asked without one: JSON has no word for that. */
  readonly arg?: unknown;
  readonly value: unknown;
}

/** Entries whose endpoint is not here yet: its remote is still on the way. */
const waiting = new WeakMap<AppStore, readonly CacheEntry[]>();

/** Every answer that a store holds, ready to be written as JSON. Failures are left out: they are asked again. */
export const cacheEntriesOf = (store: AppStore): CacheEntry[] =>
  Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === 'fulfilled'
      ? [{ endpointName: nameOf(query.endpointName), arg: query.originalArgs, value: query.data }]
      : [],
  );

/**
 * Puts answers into a store. Those of endpoints that no loaded remote has injected yet wait, and take their place
 * before the next `load`.
 */
export const restoreCache = (store: AppStore, entries: readonly CacheEntry[]): void => {
  waiting.set(store, [...(waiting.get(store) ?? []), ...entries]);
  placeWaiting(store);
};

/** Puts the waiting answers of endpoints that exist by now into the store. */
export const placeWaiting = (store: AppStore): void => {
  const entries = waiting.get(store);
  if (!entries?.length) return;
  const known = entries.filter(({ endpointName }) => endpointName in api.endpoints);
  if (known.length === 0) return;
  waiting.set(
    store,
    entries.filter(({ endpointName }) => !(endpointName in api.endpoints)),
  );
  // The names come from JSON, so their types cannot be known here; each value was validated when it was fetched.
  store.dispatch(api.util.upsertQueryEntries(known as never));
};
