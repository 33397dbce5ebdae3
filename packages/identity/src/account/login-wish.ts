import * as v from 'valibot';
import { FAVOURITE_KINDS, readSaved, type FavouriteKind, type SavedItem } from '../favourites/kinds';
import { liveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';
import { isLoginRequired } from './configuration';
import { currentVisitor } from './visitor-state';

interface Wish {
  readonly kind: FavouriteKind;
  readonly item: SavedItem;
}

const Stored = v.nullable(
  v.pipe(
    v.object({ kind: v.picklist(FAVOURITE_KINDS), item: v.unknown() }),
    v.transform(({ kind, item }): Wish | null => {
      const read = readSaved(kind, item);
      return read && { kind, item: read };
    }),
  ),
);

/** S-04: the wish outlives the page, since signing in may lead through others; not the tab. */
const wish = liveValue<Wish | null>(
  storedValue({
    key: 'signpost.wish',
    version: 1,
    schema: Stored,
    fallback: null,
    consent: 'requested',
    area: 'session',
  }),
);

let ask: (() => void) | undefined;

/** Registers what asks a visitor to sign in: a dialog on the site, a popup inside another one. Gives the way to take it back. */
export const onLoginWanted = (asker: () => void): (() => void) => {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
};

/** Asks the visitor to sign in; where nothing on the page can, the sign-in page does. */
export const askForLogin = (): void => {
  if (ask) return ask();
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/account/sign-in?return=${encodeURIComponent(here)}`);
};

/** S-04, B-13: when saving needs a login, keeps the wish, asks for the login, and says so. */
export const awaitsLogin = (kind: FavouriteKind, item: SavedItem): boolean => {
  if (!isLoginRequired() || currentVisitor().status === 'signedIn') return false;
  wish.set({ kind, item });
  askForLogin();
  return true;
};

/** The wish that waited for the login, which is then forgotten; null when there is none. */
export const takeWish = (): Wish | null => {
  const kept = wish.latest();
  if (kept) wish.set(null);
  return kept;
};

/** Forgets the wish: the visitor would not sign in. */
export const dropWish = (): void => void takeWish();
