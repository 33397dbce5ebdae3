import type { SearchHit } from '@signpost/api-client/search';
import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';

/** Save buttons for the records of a row, with one subscription for all of them. */
export const useSavingCareers = (kind: 'careerCareers' | 'careerPathways') => {
  const favourites = useFavourites();
  return {
    isSaved: ({ id }: SearchHit) => isFavourite(favourites, kind, id),
    onToggle: ({ id, name, url }: SearchHit) => void toggleFavourite(kind, { id, title: name, url }),
  };
};
