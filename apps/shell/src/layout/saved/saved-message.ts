import { t } from '@signpost/language';
import {
  FAVOURITE_KINDS,
  restoreFavourite,
  type FavouriteKind,
  type Favourites,
  type SavedItem,
} from '@signpost/identity';
import type { Toast } from '@signpost/shared-ui';

interface Change {
  readonly kind: FavouriteKind;
  readonly item: SavedItem;
}

/** Returns the items of one list that the other lacks. */
const addedItems = (from: Favourites, to: Favourites): Change[] =>
  FAVOURITE_KINDS.flatMap((kind) => {
    const ids = new Set(from[kind].map(({ id, title }) => id || title));
    return to[kind].filter(({ id, title }) => !ids.has(id || title)).map((item) => ({ kind, item }));
  });

/**
 * Builds the message for a change of the saved list: a single item saved or removed, by name, with undo for a removal.
 * Returns null for changes of many items, which have a page of their own that reports them.
 */
export const savedMessage = (before: Favourites, after: Favourites): Toast | null => {
  const [added, ...moreAdded] = addedItems(before, after);
  const [removed, ...moreRemoved] = addedItems(after, before);
  if (moreAdded.length + moreRemoved.length > 0 || (added && removed)) return null;
  if (added) return { message: t('Saved: {title}', { title: added.item.title }), tone: 'success' };
  if (!removed) return null;
  const undo = () => restoreFavourite(removed.kind, removed.item, before);
  return {
    message: t('Taken off: {title}', { title: removed.item.title }),
    action: { label: t('Put it back'), onAct: undo },
  };
};
