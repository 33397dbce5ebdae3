import type { FavouriteKind, SavedItem } from '../favourites/kinds';

/** What the window is told when the visitor did something of their own here; `detail` is an `Act`. */
export const ACT_EVENT = 'signpost:visitor-act';

/** Something that the visitor did in this tab. What other tabs, devices and the account bring along is none. */
export type Act =
  | { readonly act: 'save' | 'remove'; readonly kind: FavouriteKind; readonly item: SavedItem }
  | { readonly act: 'register' | 'signIn' | 'signOut' };

/** Tells the window what the visitor did; whoever counts such things follows it. */
export const tellAct = (act: Act): void =>
  void window.dispatchEvent(new CustomEvent(ACT_EVENT, { detail: act }));
