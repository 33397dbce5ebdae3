import { useSyncExternalStore } from 'react';
import { ownWrites } from './own-writes';
import type { StoredValue, Told, ToldValue } from './stored-value';

/** A stored value that components can follow, in this tab and across tabs. */
export interface LiveValue<Value> {
  get(): Value;
  /** As `get`, but asks the device again: another tab may have written a moment ago. For changing what is there. */
  latest(): Value;
  /** Changes the value for this page view and keeps it; false when the device would not keep it. */
  set(value: Value): boolean;
  subscribe(listener: () => void): () => void;
}

/** What was changed here since `base`, done to what another tab made of it. */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value;

/** What it takes that tabs which change a value in the same moment do not undo what they have not heard of. */
export interface Shared<Value> {
  readonly tell: ToldValue<Value>['tell'];
  /** Loads what merges: it is wanted only when that happened. */
  openMerge(): Promise<Merge<Value>>;
}

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Makes a stored value live. It is read when first asked for; other tabs' changes arrive by the `storage` event. Unless
 * it is shared, whoever writes last is right.
 */
export const liveValue = <Value>(stored: StoredValue<Value>, shared?: Shared<Value>): LiveValue<Value> => {
  const tell = shared?.tell ?? ((): Told<Value> => ({ value: stored.read(), seen: undefined }));
  const own = ownWrites<Value>();
  const listeners = new Set<() => void>();
  let current: { readonly value: Value } | null = null;
  let kept = true;
  let listening = false;
  const notify = (): void => listeners.forEach((listener) => listener());
  const show = (value: Value): void => {
    current = { value };
    notify();
  };
  const take = (told: Told<Value>): void => {
    own.learn(told.seen);
    kept = true;
    show(told.value);
  };
  /** Another tab wrote, and had not heard of what was written here since `base`. */
  const meet = async ({ openMerge }: Shared<Value>, base: Value, theirs: Told<Value>): Promise<void> => {
    const merge = await openMerge();
    const merged = merge(base, get(), theirs.value);
    own.learn(theirs.seen);
    if (isAlike(merged, tell().value)) show(merged);
    else set(merged);
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    // A null key means that the other tab cleared everything.
    if (key !== null && key !== stored.key) return;
    const theirs = tell(newValue);
    if (!theirs.seen || !shared) return take(theirs);
    // It was read already; who follows has not heard of it.
    if (own.isOld(theirs.seen)) return notify();
    const unheard = own.unheard(theirs.seen);
    if (!unheard) return take(theirs);
    // Without the code that merges, the other tab is right, as it would be anyway.
    void meet(shared, unheard.base, theirs).catch(() => take(tell()));
  };
  // For good, not only while someone follows: what was read once must not grow stale.
  const listen = () => {
    if (listening || typeof window === 'undefined') return;
    window.addEventListener('storage', onStorage);
    listening = true;
  };
  const get = (): Value => {
    listen();
    if (current) return current.value;
    const told = tell();
    own.learn(told.seen);
    current = told;
    return told.value;
  };
  const set = (value: Value): boolean => {
    listen();
    kept = stored.write(value, shared && own.next(get()));
    show(value);
    return kept;
  };
  return {
    get,
    latest: () => {
      const known = get();
      // What the device would not keep lives here only.
      if (!kept) return known;
      const now = tell();
      // What was written here is no news, and says nothing of who heard of it. One that has not heard of it is still to be met.
      if (now.seen && (own.isOld(now.seen) || own.unheard(now.seen))) return known;
      if (!isAlike(now.value, known)) current = now;
      own.learn(now.seen);
      return get();
    },
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Follows a live value. The server and the hydrating browser see `initial`, so the HTML is the same for everyone. */
export const useLiveValue = <Value>(live: LiveValue<Value>, initial: Value): Value =>
  useSyncExternalStore(live.subscribe, live.get, () => initial);
