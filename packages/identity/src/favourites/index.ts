export {
  countFavourites,
  currentFavourites,
  isFavourite,
  restoreFavourite,
  /** @public C-20 lists it; the product restores and merges lists inside this package. */
  setFavourites,
  setNote,
  toggleFavourite,
  toggleWithUndo,
  useFavourites,
} from './favourites';
export {
  FAVOURITE_KINDS,
  MAX_NOTE_LENGTH,
  NO_FAVOURITES,
  type FavouriteKind,
  type Favourites,
  type SavedItem,
} from './kinds';
export { completeSavedLocations } from './locations';
export { addTopChoice, moveTopChoice, setTopChoice, topChoices } from './top';
