import type { SearchHit } from '@signpost/api-client/search';
import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** Save buttons for the records of a row, saved as pages by node id, with one subscription for all of them. */
export const useSavingPages = (node: 'apprenticeships' | 'work-experiences') => {
  const favourites = useFavourites();
  return {
    isSaved: ({ id }: SearchHit) => isFavourite(favourites, 'pages', `${node}:${id}`),
    onToggle: ({ id, name, url }: SearchHit) =>
      void toggleFavourite('pages', { id: `${node}:${id}`, title: name, url }),
  };
};
