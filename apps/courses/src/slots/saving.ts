import type { SearchHit } from '@signpost/api-client/search';
import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** Save buttons for the subjects of a row, with one subscription for all of them. */
export const useSavingSubjects = () => {
  const favourites = useFavourites();
  return {
    isSaved: ({ id }: SearchHit) => isFavourite(favourites, 'subjects', id),
    onToggle: ({ id, name, url }: SearchHit) => void toggleFavourite('subjects', { id, title: name, url }),
  };
};
