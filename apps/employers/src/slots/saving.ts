import type { SearchHit } from '@signpost/api-client/search';
import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** Saving of records in a row, as pages by their node id: one subscription for all of them. */
export const useSavingPages = (node: 'apprenticeships' | 'work-experiences') => {
  const favourites = useFavourites();
  return {
    isSaved: ({ id }: SearchHit) => isFavourite(favourites, 'pages', `${node}:${id}`),
    onToggle: ({ id, name, url }: SearchHit) =>
      void toggleFavourite('pages', { id: `${node}:${id}`, title: name, url }),
  };
};
