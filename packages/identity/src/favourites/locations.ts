import { latestFavourites, setFavourites } from './favourites';
import type { SavedItem } from './kinds';

/** A place of the site's list. */
interface KnownPlace {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** A saved place without an id, with the id and type of the place whose title matches; others as they are (S-03). */
export const completeLocation = (item: SavedItem, places: readonly KnownPlace[]): SavedItem => {
  const place = item.id === '' ? places.find(({ title }) => title === item.title) : undefined;
  return place ? { ...item, id: place.id, type: place.type } : item;
};

/** Completes the saved places that lack an id (S-03). Call it when the list of places is there; it writes only when something changes. */
export const completeSavedLocations = (places: readonly KnownPlace[]): void => {
  const now = latestFavourites();
  const locations = now.locations.map((item) => completeLocation(item, places));
  if (locations.some((item, index) => item !== now.locations[index])) setFavourites({ ...now, locations });
};
