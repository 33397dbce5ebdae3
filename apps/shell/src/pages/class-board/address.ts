/** Path of the class board. */
export const CLASS_BOARD = '/explore/favourites/class';

/** Most lists on one board. */
export const MAX_LISTS = 200;

/** Most courses that are looked up in one go. */
export const MAX_LOOKED_UP = 100;
