// Imported by the package's name, so that remotes use the shell's instance of it.
import {
  isFavourite,
  toggleFavourite,
  useFavourites,
  type FavouriteKind,
  type SavedItem,
} from '@signpost/identity';

type Item = Pick<SavedItem, 'id' | 'title' | 'url'>;

interface Savable extends Item {
  /** The type of a place. */
  readonly type?: string;
  /** The provider or employer, which tells the buttons of equal titles apart. */
  readonly owner?: string | null;
}

/** Returns a function that says whether an item of the kind is saved. Subscribes: call it once per section. */
export const useIsSaved = (kind: FavouriteKind) => {
  const favourites = useFavourites();
  return ({ id }: Pick<Item, 'id'>): boolean => isFavourite(favourites, kind, id);
};

/** Returns the props of an item's save button. Subscribes to the favourites: call it once per section. */
export const useSaveButtons = (kind: FavouriteKind) => {
  const favourites = useFavourites();
  return ({ id, title, url, type, owner }: Savable) => ({
    name: owner ? `${title}, ${owner}` : title,
    saved: isFavourite(favourites, kind, id),
    onToggle: () => void toggleFavourite(kind, { id, title, url, ...(type && { type }) }),
  });
};

/**
 * Returns the save props of a carousel of records, such as search hits. `savedId` gives the id under which a record is
 * saved, by default its own.
 */
export const useRecordSaving = (kind: FavouriteKind, savedId = (id: string): string => id) => {
  const favourites = useFavourites();
  return {
    isSaved: ({ id }: Pick<Item, 'id'>) => isFavourite(favourites, kind, savedId(id)),
    onToggle: ({ id, name, url }: Omit<Item, 'title'> & { readonly name: string }) =>
      void toggleFavourite(kind, { id: savedId(id), title: name, url }),
  };
};
