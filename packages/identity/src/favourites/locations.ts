import { latestFavourites, setFavourites } from './favourites';
import type { SavedItem } from './kinds';

/** A place in the site's list of locations. */
interface KnownPlace {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/**
 * Adds the id and type of the place with a matching title to a saved place without an id; other items are unchanged
 * (S-03).
 */
export const completeLocation = (item: SavedItem, places: readonly KnownPlace[]): SavedItem => {
  const place = item.id === '' ? places.find(({ title }) => title === item.title) : undefined;
  return place ? { ...item, id: place.id, type: place.type } : item;
};

/**
 * Completes the saved places that lack an id (S-03). Call it when the list of places has loaded; it writes only when
 * something changes.
 */
export const completeSavedLocations = (places: readonly KnownPlace[]): void => {
  const now = latestFavourites();
  const locations = now.locations.map((item) => completeLocation(item, places));
  if (locations.some((item, index) => item !== now.locations[index])) setFavourites({ ...now, locations });
};
