import { tellAct } from '../account/act-event';
import { awaitsLogin } from '../account/login-wish';
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

const stored = storedValue<Favourites>({
  key: 'signpost.favourites',
  version: 1,
  schema: StoredFavourites,
  fallback: NO_FAVOURITES,
  consent: 'requested',
});

const live = liveValue(stored, {
  tell: stored.tell,
  openMerge: async () => (await import(/* webpackChunkName: "identity.sync" */ '../sync')).rebase,
});

/** What is saved on this device now. */
export const currentFavourites = (): Favourites => live.get();

/** What is saved on this device, read again: for changing it. */
export const latestFavourites = (): Favourites => live.latest();

/** Calls back whenever what is saved here changes, in this tab or another. Gives the way to stop. */
export const onFavouritesChange = (listener: () => void): (() => void) => live.subscribe(listener);

/** Replaces everything that is saved, and tells nobody: for what comes from the account. False when it will be forgotten with this page. */
export const replaceFavourites = (favourites: Favourites): boolean => live.set(inOrder(favourites));

/** What the one list has and the other has not. */
const missing = (from: Favourites, inThis: Favourites) =>
  FAVOURITE_KINDS.flatMap((kind) =>
    inThis[kind]
      .filter((item) => !from[kind].some((other) => isSame(item, other)))
      .map((item) => ({ kind, item })),
  );

/**
 * Replaces everything that is saved, as the visitor wishes; tells the window when that saved or removed one thing. False
 * when it will be forgotten with this page.
 */
export const setFavourites = (favourites: Favourites): boolean => {
  const before = live.latest();
  const kept = replaceFavourites(favourites);
  const after = live.get();
  const [changed, ...others] = [
    ...missing(before, after).map((thing) => ({ act: 'save' as const, ...thing })),
    ...missing(after, before).map((thing) => ({ act: 'remove' as const, ...thing })),
  ];
  if (changed && others.length === 0) tellAct(changed);
  return kept;
};

/**
 * Saves an item, or removes it when it is saved. False when it will be forgotten with this page, cannot be saved, or waits
 * until someone has signed in (S-04).
 */
export const toggleFavourite = (kind: FavouriteKind, item: SavedItem): boolean => {
  const saved = readSaved(kind, item);
  if (!saved || awaitsLogin(kind, saved)) return false;
  const now = live.latest();
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
  const { [kind]: before, top } = live.latest();
  const place = before.findIndex((each) => isSame(each, item));
  const removed = before[place];
  const kept = toggleFavourite(kind, item);
  const undo = () => {
    const now = live.latest();
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

/** Writes a note (1,000 characters at most) about something saved, or takes it away when it is blank. False when it is not saved, or the device keeps nothing. */
export const setNote = (kind: FavouriteKind, id: string, note: string): boolean => {
  const now = live.latest();
  const noted = now[kind].map((item) => {
    if (item.id !== id) return item;
    const plain = Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'note'));
    return readSaved(kind, note.trim() === '' ? plain : { ...plain, note }) ?? item;
  });
  return isFavourite(now, kind, id) && setFavourites({ ...now, [kind]: noted });
};

/** How many things are saved, of all kinds. */
export const countFavourites = (favourites: Favourites): number =>
  FAVOURITE_KINDS.reduce((sum, kind) => sum + favourites[kind].length, 0);

/** Whether an item is among those saved. */
export const isFavourite = (favourites: Favourites, kind: FavouriteKind, id: string): boolean =>
  favourites[kind].some((item) => item.id === id);
