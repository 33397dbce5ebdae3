import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** Something with a page of its own: its node id, such as `employers:penhallick-marine`, its name and its path. */
export interface SavedPage {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** Saving pages on this device: one subscription for a part of a page. Gives what a save button needs. */
export const useSavingPages = () => {
  const favourites = useFavourites();
  return (page: SavedPage) => ({
    name: page.title,
    saved: isFavourite(favourites, 'pages', page.id),
    onToggle: () => void toggleFavourite('pages', { id: page.id, title: page.title, url: page.url }),
  });
};
