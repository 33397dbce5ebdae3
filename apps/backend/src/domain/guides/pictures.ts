import type { CategoryName, ImageType } from '../artwork';
import { defaultImagePath } from '../artwork';
import { hash } from '../artwork/drawing/random';

/** A page's pictures: paths on this origin. */
export interface Pictures {
  image: string;
  banner: string;
  article16by10Image: string;
}

/** The default pictures of a category for an id: the same scene in every format, chosen by a hash of the id. */
export const picturesOf = (category: CategoryName | null, id: string): Pictures => {
  const n = (hash(id) % 10) + 1;
  const path = (type: ImageType) => defaultImagePath({ category, type, n, format: 'webp' });
  return { image: path('tile'), banner: path('banner'), article16by10Image: path('image') };
};
