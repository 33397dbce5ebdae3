import * as v from 'valibot';
import { FAVOURITE_KINDS, readSaved, type FavouriteKind, type SavedItem } from '../favourites/kinds';
import { liveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';
import { isLoginRequired } from './configuration';
import { currentVisitor } from './visitor-state';

interface PendingSave {
  readonly kind: FavouriteKind;
  readonly item: SavedItem;
}

const Stored = v.pipe(
  v.array(v.object({ kind: v.picklist(FAVOURITE_KINDS), item: v.unknown() })),
  v.transform((pending) =>
    pending.flatMap(({ kind, item }): PendingSave[] => {
      const read = readSaved(kind, item);
      return read ? [{ kind, item: read }] : [];
    }),
  ),
);

/** S-04: pending saves are kept in session storage, because signing in may lead through other pages. */
const pendingSaves = liveValue<readonly PendingSave[]>(
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

/**
 * Registers the prompt that asks a visitor to sign in: a dialog on the site, a popup inside an iframe. Returns a
 * function that unregisters it.
 */
export const onLoginRequired = (asker: () => void): (() => void) => {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
};

/** Asks the visitor to sign in, with the sign-in page as fallback when no prompt is registered. */
export const requestLogin = (): void => {
  if (ask) return ask();
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/account/sign-in?return=${encodeURIComponent(here)}`);
};

/** S-04, B-13: when saving requires sign-in, stores the pending save, asks the visitor to sign in and returns true. */
export const deferUntilLogin = (kind: FavouriteKind, item: SavedItem): boolean => {
  if (!isLoginRequired() || currentVisitor().status === 'signedIn') return false;
  // One click may save a whole list.
  pendingSaves.set([...pendingSaves.get(), { kind, item }]);
  requestLogin();
  return true;
};

/** Returns the pending saves in order and clears them. */
export const takePendingSaves = (): readonly PendingSave[] => {
  const pending = pendingSaves.latest();
  if (pending.length > 0) pendingSaves.set([]);
  return pending;
};

/** Discards the pending saves after the visitor declined to sign in. */
export const discardPendingSaves = (): void => void takePendingSaves();
