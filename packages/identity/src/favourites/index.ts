export {
  countFavourites,
  isFavourite,
  toggleFavourite,
  useFavourites,
  type FavouriteKind,
  type Favourites,
  type SavedItem,
} from './favourites';
