import type { ReactNode } from 'react';
import { countFavourites, useFavourites } from '@signpost/identity';

/** Gives how many things are saved on this device; nothing while there are none, so that the HTML is anonymous. */
export const SavedCount = ({ children }: { children: (count: number | undefined) => ReactNode }) => {
  const count = countFavourites(useFavourites());
  return children(count > 0 ? count : undefined);
};
