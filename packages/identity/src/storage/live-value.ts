import { useSyncExternalStore } from 'react';
import { createTabVersions } from './tab-versions';
import type { StoredValue, VersionedValue, VersionedStoredValue } from './stored-value';

/** A stored value that components can subscribe to, in this tab and across tabs. */
export interface LiveValue<Value> {
  get(): Value;
  /** As `get`, but reads storage again, since another tab may have just written. Use it before a change. */
  latest(): Value;
  /** Changes the value for this page view and stores it; returns false when it could not be stored. */
  set(value: Value): boolean;
  subscribe(listener: () => void): () => void;
}

/** Applies the changes made here since `base` to the value that another tab wrote. */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value;

/** Merge settings for a value that several tabs may change concurrently. */
export interface Shared<Value> {
  readonly readVersioned: VersionedStoredValue<Value>['readVersioned'];
  /** Loads the merge code on demand; it is needed only after a conflict. */
  openMerge(): Promise<Merge<Value>>;
}

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Makes a stored value observable. It is read on first use; changes of other tabs arrive by the `storage` event.
 * Without `shared`, the last write wins.
 */
export const liveValue = <Value>(stored: StoredValue<Value>, shared?: Shared<Value>): LiveValue<Value> => {
  const readVersioned =
    shared?.readVersioned ?? ((): VersionedValue<Value> => ({ value: stored.read(), seen: undefined }));
  const own = createTabVersions<Value>();
  const listeners = new Set<() => void>();
  let current: { readonly value: Value } | null = null;
  let isStored = true;
  let isListening = false;
  const notify = (): void => listeners.forEach((listener) => listener());
  const show = (value: Value): void => {
    current = { value };
    notify();
  };
  const accept = (versioned: VersionedValue<Value>): void => {
    own.include(versioned.seen);
    isStored = true;
    show(versioned.value);
  };
  /** Merges a write of another tab that did not include the writes made here since `base`. */
  const mergeConcurrent = async (
    { openMerge }: Shared<Value>,
    base: Value,
    theirs: VersionedValue<Value>,
  ): Promise<void> => {
    const merge = await openMerge();
    const merged = merge(base, get(), theirs.value);
    own.include(theirs.seen);
    if (isAlike(merged, readVersioned().value)) show(merged);
    else set(merged);
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    // A null key means that the other tab cleared everything.
    if (key !== null && key !== stored.key) return;
    const theirs = readVersioned(newValue);
    if (!theirs.seen || !shared) return accept(theirs);
    // Already read, but subscribers have not been notified yet.
    if (own.includes(theirs.seen)) return notify();
    const missed = own.firstMissedBy(theirs.seen);
    if (!missed) return accept(theirs);
    // Without the merge code, the last write wins.
    void mergeConcurrent(shared, missed.base, theirs).catch(() => accept(readVersioned()));
  };
  // Never unsubscribed, so that a value that was read once does not become stale.
  const listen = () => {
    if (isListening || typeof window === 'undefined') return;
    window.addEventListener('storage', onStorage);
    isListening = true;
  };
  const get = (): Value => {
    listen();
    if (current) return current.value;
    const versioned = readVersioned();
    own.include(versioned.seen);
    current = versioned;
    return versioned.value;
  };
  const set = (value: Value): boolean => {
    listen();
    isStored = stored.write(value, shared && own.next(get()));
    show(value);
    return isStored;
  };
  return {
    get,
    latest: () => {
      const known = get();
      // A value that could not be stored exists only in memory.
      if (!isStored) return known;
      const now = readVersioned();
      // Ignores this tab's own writes, and concurrent writes that are still to be merged.
      if (now.seen && (own.includes(now.seen) || own.firstMissedBy(now.seen))) return known;
      if (!isAlike(now.value, known)) current = now;
      own.include(now.seen);
      return get();
    },
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/**
 * Subscribes a component to a live value. The server and the hydrating browser get `initial`, so the HTML is the same
 * for all visitors.
 */
export const useLiveValue = <Value>(live: LiveValue<Value>, initial: Value): Value =>
  useSyncExternalStore(live.subscribe, live.get, () => initial);
