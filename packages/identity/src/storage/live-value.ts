import { useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value';

/** A stored value that components can follow, in this tab and across tabs. */
export interface LiveValue<Value> {
  get(): Value;
  /** As `get`, but asks the device again: another tab may have written a moment ago. For changing what is there. */
  latest(): Value;
  /** Changes the value for this page view and keeps it; false when the device would not keep it. */
  set(value: Value): boolean;
  subscribe(listener: () => void): () => void;
}

/** Makes a stored value live. It is read when first asked for; other tabs' changes arrive by the `storage` event. */
export const liveValue = <Value>(stored: StoredValue<Value>): LiveValue<Value> => {
  const listeners = new Set<() => void>();
  let current: { readonly value: Value } | null = null;
  let kept = true;
  let listening = false;
  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    // A null key means that the other tab cleared everything.
    if (event.key !== null && event.key !== stored.key) return;
    current = null;
    kept = true;
    notify();
  };
  // For good, not only while someone follows: what was read once must not grow stale.
  const listen = () => {
    if (listening || typeof window === 'undefined') return;
    window.addEventListener('storage', onStorage);
    listening = true;
  };
  const get = () => {
    listen();
    return (current ??= { value: stored.read() }).value;
  };
  return {
    get,
    latest: () => {
      const known = get();
      // What the device would not keep lives here only.
      if (!kept) return known;
      const now = stored.read();
      if (JSON.stringify(now) !== JSON.stringify(known)) current = { value: now };
      return get();
    },
    set: (value) => {
      listen();
      current = { value };
      kept = stored.write(value);
      notify();
      return kept;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Follows a live value. The server and the hydrating browser see `initial`, so the HTML is the same for everyone. */
export const useLiveValue = <Value>(live: LiveValue<Value>, initial: Value): Value =>
  useSyncExternalStore(live.subscribe, live.get, () => initial);
