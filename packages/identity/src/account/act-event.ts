import type { FavouriteKind, SavedItem } from '../favourites/kinds';

/** Window event dispatched after an action by the visitor in this tab; `detail` is an `Act`. */
export const ACT_EVENT = 'signpost:visitor-act';

/** An action by the visitor in this tab. Changes from other tabs, other devices or the account are excluded. */
export type Act =
  | { readonly act: 'save' | 'remove'; readonly kind: FavouriteKind; readonly item: SavedItem }
  | { readonly act: 'register' | 'signIn' | 'signOut' };

/** Dispatches `ACT_EVENT` on the window, for example for analytics. */
export const dispatchAct = (act: Act): void =>
  void window.dispatchEvent(new CustomEvent(ACT_EVENT, { detail: act }));
