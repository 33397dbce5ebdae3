import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** A record with its own page: node id, such as `employers:penhallick-marine`, name and path. */
export interface SavedPage {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** Saves pages on this device, with one subscription per section. Returns the props of a save button. */
export const useSavingPages = () => {
  const favourites = useFavourites();
  return (page: SavedPage) => ({
    name: page.title,
    saved: isFavourite(favourites, 'pages', page.id),
    onToggle: () => void toggleFavourite('pages', { id: page.id, title: page.title, url: page.url }),
  });
};
