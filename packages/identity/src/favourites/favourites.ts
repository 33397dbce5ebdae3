import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

const Saved = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.string(),
  // Stored data can be tampered with: only paths of this site become links.
  url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});

/** Something saved: its id, what to call it, and its page's path. */
export type SavedItem = Readonly<v.InferOutput<typeof Saved>>;

/** The kinds that can be saved. */
export type FavouriteKind = 'unis';

/** What a visitor saved on this device, by kind, latest last. */
export type Favourites = Readonly<Record<FavouriteKind, readonly SavedItem[]>>;

const NONE: Favourites = { unis: [] };

const live = liveValue<Favourites>(
  storedValue({
    key: 'signpost.favourites',
    version: 1,
    schema: v.object({ unis: v.array(Saved) }),
    fallback: NONE,
    consent: 'requested',
  }),
);

/** Saves an item, or removes it when it is saved. False when it will be forgotten with this page. */
export const toggleFavourite = (kind: FavouriteKind, item: SavedItem): boolean => {
  const now = live.get();
  const others = now[kind].filter(({ id }) => id !== item.id);
  const { id, title, url } = item;
  return live.set({
    ...now,
    [kind]: others.length < now[kind].length ? others : [...others, { id, title, url }],
  });
};

/**
 * Follows what is saved on this device; subscribe once a page and hand each card its answer. On the server and while
 * hydrating nothing is saved, so that the HTML is anonymous.
 */
export const useFavourites = (): Favourites => useLiveValue(live, NONE);

/** How many things are saved, of all kinds. */
export const countFavourites = (favourites: Favourites): number =>
  Object.values(favourites).reduce((sum, items) => sum + items.length, 0);

/** Whether an item is among those saved. */
export const isFavourite = (favourites: Favourites, kind: FavouriteKind, id: string): boolean =>
  favourites[kind].some((item) => item.id === id);
