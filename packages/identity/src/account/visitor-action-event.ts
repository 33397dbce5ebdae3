import type { FavouriteKind, SavedItem } from '../favourites/kinds';

/** Window event dispatched after an action by the visitor in this tab; `detail` is an `VisitorAction`. */
export const VISITOR_ACTION_EVENT = 'signpost:visitor-act';

/** What is known of a saved item and not stored with it. */
export interface AboutItem {
  /** The code of a provider, such as `B16`. */
  readonly providerCode?: string | undefined;
}

/** An action by the visitor in this tab. Changes from other tabs, other devices or the account are excluded. */
export type VisitorAction =
  | ({ readonly act: 'save' | 'remove'; readonly kind: FavouriteKind; readonly item: SavedItem } & AboutItem)
  | { readonly act: 'register' | 'signIn' | 'signOut' };

/** Dispatches `VISITOR_ACTION_EVENT` on the window, for example for analytics. */
export const dispatchVisitorAction = (act: VisitorAction): void =>
  void window.dispatchEvent(new CustomEvent(VISITOR_ACTION_EVENT, { detail: act }));
