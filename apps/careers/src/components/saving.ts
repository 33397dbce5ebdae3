import type { CareerPathway, CareerSummary } from '@signpost/api-client/careers';
import { isFavourite, toggleFavourite, useFavourites } from '@signpost/identity';
import { careerUrl, pathwayUrl } from './addresses';

/** Saves a career on this device, or removes it. */
export const toggleCareer = (career: Pick<CareerSummary, 'id' | 'title' | 'pathways'>): void =>
  void toggleFavourite('careerCareers', { id: career.id, title: career.title, url: careerUrl(career) });

/** Saves a pathway on this device, or removes it. */
export const togglePathway = (pathway: Pick<CareerPathway, 'id' | 'title'>): void =>
  void toggleFavourite('careerPathways', { id: pathway.id, title: pathway.title, url: pathwayUrl(pathway) });

/** Subscribes once per page. Returns functions that say whether a career or a pathway is saved. */
export const useSavedCareers = () => {
  const favourites = useFavourites();
  return {
    isCareer: ({ id }: Pick<CareerSummary, 'id'>) => isFavourite(favourites, 'careerCareers', id),
    isPathway: ({ id }: Pick<CareerPathway, 'id'>) => isFavourite(favourites, 'careerPathways', id),
  };
};
