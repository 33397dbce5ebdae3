import { dispatchVisitorAction, type AboutItem } from '../account/visitor-action-event';
import { deferSave } from '../account/pending-save';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';
import { FAVOURITES_KEY } from './favourites-key';
import {
  FAVOURITE_KINDS,
  inOrder,
  isSame,
  NO_FAVOURITES,
  readSaved,
  StoredFavourites,
  type FavouriteKind,
  type Favourites,
  type SavedItem,
} from './kinds';

const stored = storedValue<Favourites>({
  key: FAVOURITES_KEY,
  version: 1,
  schema: StoredFavourites,
  fallback: NO_FAVOURITES,
  consent: 'requested',
});

const live = liveValue(stored, {
  readVersioned: stored.readVersioned,
  openMerge: async () => (await import(/* webpackChunkName: "identity.sync" */ '../sync/rebase')).rebase,
});

/** The favourites on this device, from memory. */
export const currentFavourites = (): Favourites => live.get();

/** The favourites on this device, read from storage again. Use it before a change. */
export const latestFavourites = (): Favourites => live.latest();

/** Subscribes to changes of the favourites in this tab or another. Returns the unsubscribe function. */
export const onFavouritesChange = (listener: () => void): (() => void) => live.subscribe(listener);

/**
 * Replaces all favourites without dispatching an event, for data from the account. Returns false when it could not be
 * stored beyond this page view.
 */
export const replaceFavourites = (favourites: Favourites): boolean => live.set(inOrder(favourites));

/** The items of one list that the other lacks. */
const missing = (from: Favourites, inThis: Favourites) =>
  FAVOURITE_KINDS.flatMap((kind) =>
    inThis[kind]
      .filter((item) => !from[kind].some((other) => isSame(item, other)))
      .map((item) => ({ kind, item })),
  );

/**
 * Replaces all favourites on the visitor's behalf, and dispatches an event when a single item was saved or removed.
 * Returns false when it could not be stored beyond this page view. `about` is of that item.
 */
export const setFavourites = (favourites: Favourites, about?: AboutItem): boolean => {
  const before = live.latest();
  const kept = replaceFavourites(favourites);
  const after = live.get();
  const [changed, ...others] = [
    ...missing(before, after).map((thing) => ({ act: 'save' as const, ...thing })),
    ...missing(after, before).map((thing) => ({ act: 'remove' as const, ...thing })),
  ];
  if (changed && others.length === 0) dispatchVisitorAction({ ...changed, ...about });
  return kept;
};

/**
 * Saves an item, or removes it when it is saved. Returns false when it could not be stored beyond this page view, is
 * invalid, or waits for the visitor's answer (S-04). Removing asks nothing, because it stores nothing.
 */
export const toggleFavourite = (kind: FavouriteKind, item: SavedItem, about?: AboutItem): boolean => {
  const saved = readSaved(kind, item);
  if (!saved) return false;
  const now = live.latest();
  const others = now[kind].filter((each) => !isSame(each, saved));
  if (others.length < now[kind].length) return setFavourites({ ...now, [kind]: others }, about);
  return !deferSave(kind, saved) && setFavourites({ ...now, [kind]: [...others, saved] }, about);
};

/** The result of a toggle, with an undo function. */
export interface Toggled {
  /** Whether the item is saved now. */
  readonly saved: boolean;
  /** Whether the device stored it; otherwise it lasts for this page view. */
  readonly kept: boolean;
  /** Reverts the toggle and keeps other changes made since; a restored item returns to its place and top slot. */
  undo(): void;
}

/**
 * Saves a removed item again, at its place and in its top slot in `before`, the favourites before its removal. Keeps
 * other changes made since, and changes nothing when the item is saved.
 */
export const restoreFavourite = (kind: FavouriteKind, item: SavedItem, before: Favourites): void => {
  const now = live.latest();
  if (now[kind].some((each) => isSame(each, item))) return;
  const place = before[kind].findIndex((each) => isSame(each, item));
  const top = now.top.map((slot, index) =>
    kind === 'courses' && slot.course === false && before.top[index]?.course === item.id
      ? { ...slot, course: item.id }
      : slot,
  );
  setFavourites({ ...now, [kind]: [...now[kind].slice(0, place), item, ...now[kind].slice(place)], top });
};

/** `toggleFavourite` with an undo function. */
export const toggleWithUndo = (kind: FavouriteKind, item: SavedItem): Toggled => {
  const before = live.latest();
  const removed = before[kind].find((each) => isSame(each, item));
  const kept = toggleFavourite(kind, item);
  const undo = () => {
    if (removed) restoreFavourite(kind, removed, before);
    else if (live.latest()[kind].some((each) => isSame(each, item))) toggleFavourite(kind, item);
  };
  return { saved: live.get()[kind].some((each) => isSame(each, item)), kept, undo };
};

/**
 * Subscribes a component to the favourites. Subscribe once per page and pass each card its state. On the server and
 * while hydrating the list is empty, so that the HTML is the same for all visitors.
 */
export const useFavourites = (): Favourites => useLiveValue(live, NO_FAVOURITES);

/**
 * Writes a note (1,000 characters at most) on a saved item, or removes it when blank. Returns false when the item is
 * not saved or the device could not store it.
 */
export const setNote = (kind: FavouriteKind, id: string, note: string): boolean => {
  const now = live.latest();
  const noted = now[kind].map((item) => {
    if (item.id !== id) return item;
    const plain = Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'note'));
    return readSaved(kind, note.trim() === '' ? plain : { ...plain, note }) ?? item;
  });
  return isFavourite(now, kind, id) && setFavourites({ ...now, [kind]: noted });
};

/** The number of saved items of all kinds. */
export const countFavourites = (favourites: Favourites): number =>
  FAVOURITE_KINDS.reduce((sum, kind) => sum + favourites[kind].length, 0);

/** Whether an item is saved. */
export const isFavourite = (favourites: Favourites, kind: FavouriteKind, id: string): boolean =>
  favourites[kind].some((item) => item.id === id);
