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

/** The value of this page view, null before it was read, and its subscribers. */
const createSubject = <Value>() => {
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  const subject = {
    current: null as { readonly value: Value } | null,
    notify,
    show: (value: Value): void => {
      subject.current = { value };
      notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return subject;
};

/**
 * Makes a stored value observable. It is read on first use; changes of other tabs arrive by the `storage` event.
 * Without `shared`, the last write wins.
 */
export const liveValue = <Value>(stored: StoredValue<Value>, shared?: Shared<Value>): LiveValue<Value> => {
  const readVersioned =
    shared?.readVersioned ?? ((): VersionedValue<Value> => ({ value: stored.read(), seen: undefined }));
  const own = createTabVersions<Value>();
  const subject = createSubject<Value>();
  let isStored = true;
  let isListening = false;
  const accept = (versioned: VersionedValue<Value>): void => {
    own.include(versioned.seen);
    isStored = true;
    subject.show(versioned.value);
  };
  /** Merges a write of another tab that did not include the writes made here since `base`. */
  const mergeConcurrent = (merge: Merge<Value>, base: Value, theirs: VersionedValue<Value>): void => {
    const merged = merge(base, get(), theirs.value);
    own.include(theirs.seen);
    if (isAlike(merged, readVersioned().value)) subject.show(merged);
    else set(merged);
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    // A null key means that the other tab cleared everything.
    if (key !== null && key !== stored.key) return;
    const theirs = readVersioned(newValue);
    if (!theirs.seen || !shared) return accept(theirs);
    // Already read, but subscribers have not been notified yet.
    if (own.includes(theirs.seen)) return subject.notify();
    const missed = own.firstMissedBy(theirs.seen);
    if (!missed) return accept(theirs);
    // Without the merge code, the last write wins.
    void shared
      .openMerge()
      .then((merge) => mergeConcurrent(merge, missed.base, theirs))
      .catch(() => accept(readVersioned()));
  };
  // Never unsubscribed, so that a value that was read once does not become stale.
  const listen = () => {
    if (isListening || typeof window === 'undefined') return;
    window.addEventListener('storage', onStorage);
    isListening = true;
  };
  const get = (): Value => {
    listen();
    if (subject.current) return subject.current.value;
    const versioned = readVersioned();
    own.include(versioned.seen);
    subject.current = versioned;
    return versioned.value;
  };
  const latest = (): Value => {
    const known = get();
    // A value that could not be stored exists only in memory.
    if (!isStored) return known;
    const now = readVersioned();
    // Ignores this tab's own writes, and concurrent writes that are still to be merged.
    if (now.seen && (own.includes(now.seen) || own.firstMissedBy(now.seen))) return known;
    if (!isAlike(now.value, known)) subject.current = now;
    own.include(now.seen);
    return get();
  };
  const set = (value: Value): boolean => {
    listen();
    isStored = stored.write(value, shared && own.next(get()));
    subject.show(value);
    return isStored;
  };
  return { get, latest, set, subscribe: subject.subscribe };
};

/**
 * Subscribes a component to a live value. The server and the hydrating browser get `initial`, so the HTML is the same
 * for all visitors.
 */
export const useLiveValue = <Value>(live: LiveValue<Value>, initial: Value): Value =>
  useSyncExternalStore(live.subscribe, live.get, () => initial);
