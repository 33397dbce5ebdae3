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

const Stored = v.pipe(
  v.array(v.object({ kind: v.picklist(FAVOURITE_KINDS), item: v.unknown() })),
  v.transform((wishes) =>
    wishes.flatMap(({ kind, item }): Wish[] => {
      const read = readSaved(kind, item);
      return read ? [{ kind, item: read }] : [];
    }),
  ),
);

/** S-04: what was wished outlives the page, since signing in may lead through others; not the tab. */
const kept = liveValue<readonly Wish[]>(
  storedValue({
    key: 'signpost.wish',
    version: 2,
    schema: Stored,
    fallback: [],
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
  // One press may save a whole list.
  kept.set([...kept.get(), { kind, item }]);
  askForLogin();
  return true;
};

/** What waited for the login, in order, and is then forgotten. */
export const takeWishes = (): readonly Wish[] => {
  const wishes = kept.latest();
  if (wishes.length > 0) kept.set([]);
  return wishes;
};

/** Forgets what was wished: the visitor would not sign in. */
export const dropWishes = (): void => void takeWishes();
