import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** Something with a page of its own: its node id, such as `apprenticeships:baker-1`, its name and its path. */
export interface SavedPage {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** Saves a page on this device, or takes it off again. */
export const togglePage = ({ id, title, url }: SavedPage): void =>
  void toggleFavourite('pages', { id, title, url });

/** One subscription for a page: gives whether something is saved by its node id. */
export const useSavedPages = (): ((id: string) => boolean) => {
  const favourites = useFavourites();
  return (id) => isFavourite(favourites, 'pages', id);
};
