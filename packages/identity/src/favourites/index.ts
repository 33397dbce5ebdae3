export {
  countFavourites,
  currentFavourites,
  isFavourite,
  setFavourites,
  setNote,
  toggleFavourite,
  toggleWithUndo,
  useFavourites,
  type Toggled,
} from './favourites';
export {
  FAVOURITE_KINDS,
  MAX_NOTE_LENGTH,
  NO_FAVOURITES,
  type FavouriteKind,
  type Favourites,
  type SavedItem,
  type TopSlot,
} from './kinds';
export { completeLocation, completeSavedLocations } from './locations';
export { addTopChoice, moveTopChoice, setTopChoice, topChoices } from './top';
