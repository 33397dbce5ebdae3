import type { ReactNode } from 'react';
import { countFavourites, useFavourites } from '@signpost/identity';

/**
 * Passes the number of items saved on this device; undefined while there are none, so that the server's HTML is the
 * same for every visitor.
 */
export const SavedCount = ({ children }: { children: (count: number | undefined) => ReactNode }) => {
  const count = countFavourites(useFavourites());
  return children(count > 0 ? count : undefined);
};
