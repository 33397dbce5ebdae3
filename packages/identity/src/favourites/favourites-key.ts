/** Storage key of the saved things. */
export const FAVOURITES_KEY = 'signpost.favourites';

/** Attribute of `<html>` until the page with the saved things is hydrated, when the device has none. */
export const NOTHING_SAVED_ATTRIBUTE = 'data-nothing-saved';
