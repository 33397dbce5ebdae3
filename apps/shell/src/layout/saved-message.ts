import {
  currentFavourites,
  FAVOURITE_KINDS,
  setFavourites,
  toggleFavourite,
  type FavouriteKind,
  type Favourites,
  type SavedItem,
} from '@signpost/identity';
import type { Toast } from '@signpost/shared-ui';

interface Change {
  readonly kind: FavouriteKind;
  readonly item: SavedItem;
}

/** What the one list has and the other has not. */
const missing = (from: Favourites, inThis: Favourites): Change[] =>
  FAVOURITE_KINDS.flatMap((kind) => {
    const ids = new Set(from[kind].map(({ id, title }) => id || title));
    return inThis[kind].filter(({ id, title }) => !ids.has(id || title)).map((item) => ({ kind, item }));
  });

/**
 * What to say when the saved list went from one state to the next: a single thing saved or taken off, by name, with the
 * way back for what was taken off. Nothing for changes of many things, which have a page of their own that says so.
 */
export const savedMessage = (before: Favourites, after: Favourites): Toast | null => {
  const [added, ...moreAdded] = missing(before, after);
  const [removed, ...moreRemoved] = missing(after, before);
  if (moreAdded.length + moreRemoved.length > 0 || (added && removed)) return null;
  if (added) return { message: `Saved: ${added.item.title}`, tone: 'success' };
  if (!removed) return null;
  const putBack = () =>
    // Its old place, when nothing changed meanwhile.
    currentFavourites() === after ? setFavourites(before) : toggleFavourite(removed.kind, removed.item);
  return { message: `Taken off: ${removed.item.title}`, action: { label: 'Put it back', onAct: putBack } };
};
