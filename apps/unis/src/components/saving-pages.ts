import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** A record with its own page: node id, such as `apprenticeships:baker-1`, name and path. */
export interface SavedPage {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** Saves a page on this device, or removes it. */
export const togglePage = ({ id, title, url }: SavedPage): void =>
  void toggleFavourite('pages', { id, title, url });

/** Subscribes once per page. Returns a function that says whether a node id is saved. */
export const useSavedPages = (): ((id: string) => boolean) => {
  const favourites = useFavourites();
  return (id) => isFavourite(favourites, 'pages', id);
};
