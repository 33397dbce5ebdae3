import { isSignedIn } from '../account/anonymous';
import type { AccountUser, IdentityAdapter, SavedList } from '../account/port';
import { accountRecord } from '../account/record';
import { latestFavourites, replaceFavourites } from '../favourites/favourites';
import { FAVOURITE_KINDS, NO_FAVOURITES, type Favourites } from '../favourites/kinds';
import { mergeFavourites } from '../favourites/transfer';
import { rebase } from './rebase';
import { sendable, withUnsendable } from './sendable';

/**
 * The device's list. When it is missing or unreadable, the account's last known list is used, so that nothing is
 * removed by mistake.
 */
export const deviceList = (): Favourites => {
  const list = latestFavourites();
  // Stored values are never this object, so it means that nothing is stored.
  return list === NO_FAVOURITES ? (accountRecord.get()?.base ?? list) : list;
};

/** Stores the account's list with this device's changes applied. */
const storeList = (uid: string, { version, favourites }: SavedList, mine: Favourites): void => {
  // The order matters: a tab that has received only one of the two writes must not treat it as a change by the visitor.
  replaceFavourites(withUnsendable(mine, latestFavourites()));
  accountRecord.set({ uid, version, base: favourites });
};

/**
 * Merges the lists of device and account after sign-in. On the first sign-in, the device's items are added to the
 * account; later, only the changes made here since then. The list of another person, or of someone signed out, is
 * removed except for unsent items.
 */
export const reconcile = ({ uid, saved }: AccountUser): void => {
  const record = accountRecord.latest();
  const mine = deviceList();
  if (!isSignedIn({ uid })) {
    if (!record) return;
    accountRecord.set(null);
    replaceFavourites(unsent(record.base, mine));
  } else if (!record) storeList(uid, saved, mergeFavourites(saved.favourites, sendable(mine)));
  else if (record.uid === uid) receive(record.base, saved);
  else {
    replaceFavourites(NO_FAVOURITES);
    storeList(uid, saved, saved.favourites);
  }
};

/** Items saved here that are not in the account. */
const unsent = (base: Favourites, mine: Favourites): Favourites => ({
  ...NO_FAVOURITES,
  ...Object.fromEntries(
    FAVOURITE_KINDS.map((kind) => [
      kind,
      mine[kind].filter(
        ({ id, title }) => !base[kind].some((item) => item.id === id && item.title === title),
      ),
    ]),
  ),
});

/**
 * Applies a response of the service; changes made here since `sent` are kept. Responses may arrive out of order, so an
 * older version is ignored.
 */
export const receive = (sent: Favourites, answer: SavedList): void => {
  const record = accountRecord.latest();
  if (record && answer.version >= record.version)
    storeList(record.uid, answer, rebase(sent, sendable(deviceList()), answer.favourites));
};

export type Send = Pick<IdentityAdapter, 'toggleFavourite' | 'setFavourites'>;
