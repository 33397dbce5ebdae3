import { topChoices, type Favourites } from '@signpost/identity';

/** Maximum number of courses in one list of an address, the size of one batch call (V-03). */
export const MAX_LISTED = 20;

/** Parses the course ids of a parameter, comma-separated or repeated, without duplicates. */
export const readIds = (parameters: URLSearchParams, name: string): string[] => {
  const texts = parameters.getAll(name).flatMap((list) => list.split(','));
  return [...new Set(texts.map((text) => text.trim().toLowerCase()).filter(Boolean))];
};

/** Returns the ids of the choices: the top five when there is one, else all saved courses. */
export const chosenIds = (favourites: Favourites): string[] => {
  const top = topChoices(favourites).flatMap(({ course }) => (course ? [course.id] : []));
  return (top.length > 0 ? top : favourites.courses.map(({ id }) => id)).slice(0, MAX_LISTED);
};
