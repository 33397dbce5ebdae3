import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';
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

const live = liveValue<Favourites>(
  storedValue({
    key: 'signpost.favourites',
    version: 1,
    schema: StoredFavourites,
    fallback: NO_FAVOURITES,
    consent: 'requested',
  }),
);

/** What is saved on this device now. */
export const currentFavourites = (): Favourites => live.get();

/** Replaces everything that is saved. False when it will be forgotten with this page. */
export const setFavourites = (favourites: Favourites): boolean => live.set(inOrder(favourites));

/** Saves an item, or removes it when it is saved. False when it will be forgotten with this page, or cannot be saved. */
export const toggleFavourite = (kind: FavouriteKind, item: SavedItem): boolean => {
  const saved = readSaved(kind, item);
  if (!saved) return false;
  const now = live.get();
  const others = now[kind].filter((each) => !isSame(each, saved));
  return setFavourites({ ...now, [kind]: others.length < now[kind].length ? others : [...others, saved] });
};

/** What came of a wish, and the way back. */
export interface Toggled {
  /** Whether the item is saved now. */
  readonly saved: boolean;
  /** Whether the device keeps it; when not, it lasts for this page view. */
  readonly kept: boolean;
  /** Takes the wish back, wherever else things changed meanwhile; the item returns to its place and top slot. */
  undo(): void;
}

/** `toggleFavourite` with a way back. */
export const toggleWithUndo = (kind: FavouriteKind, item: SavedItem): Toggled => {
  const { [kind]: before, top } = live.get();
  const place = before.findIndex((each) => isSame(each, item));
  const removed = before[place];
  const kept = toggleFavourite(kind, item);
  const undo = () => {
    const now = live.get();
    if (now[kind].some((each) => isSame(each, item)) !== (removed === undefined)) return;
    if (!removed) return void toggleFavourite(kind, item);
    const slots = now.top.map((slot, index) =>
      kind === 'courses' && slot.course === false && top[index]?.course === removed.id
        ? { ...slot, course: removed.id }
        : slot,
    );
    setFavourites({
      ...now,
      [kind]: [...now[kind].slice(0, place), removed, ...now[kind].slice(place)],
      top: slots,
    });
  };
  return { saved: live.get()[kind].some((each) => isSame(each, item)), kept, undo };
};

/**
 * Follows what is saved on this device; subscribe once a page and hand each card its answer. On the server and while
 * hydrating nothing is saved, so that the HTML is anonymous.
 */
export const useFavourites = (): Favourites => useLiveValue(live, NO_FAVOURITES);

/** How many things are saved, of all kinds. */
export const countFavourites = (favourites: Favourites): number =>
  FAVOURITE_KINDS.reduce((sum, kind) => sum + favourites[kind].length, 0);

/** Whether an item is among those saved. */
export const isFavourite = (favourites: Favourites, kind: FavouriteKind, id: string): boolean =>
  favourites[kind].some((item) => item.id === id);
