import { isSignedIn } from '../account/anonymous';
import type { AccountUser, IdentityAdapter, SavedList } from '../account/port';
import { accountRecord } from '../account/record';
import { latestFavourites, replaceFavourites } from '../favourites/favourites';
import { FAVOURITE_KINDS, NO_FAVOURITES, type Favourites } from '../favourites/kinds';
import { mergeFavourites } from '../favourites/transfer';
import { rebase } from './rebase';
import { sendable, withUnsendable } from './sendable';

/**
 * The device's list. One that is gone or cannot be read is no wish to remove everything: then it is as the account had it.
 */
export const deviceList = (): Favourites => {
  const list = latestFavourites();
  // What is stored is never this very object; it stands for nothing stored.
  return list === NO_FAVOURITES ? (accountRecord.get()?.base ?? list) : list;
};

/** What the account holds now, and this device's changes on top of it. */
const take = (uid: string, { version, favourites }: SavedList, mine: Favourites): void => {
  // In this order: another tab that has heard of the one only must take nothing for a wish of the visitor.
  replaceFavourites(withUnsendable(mine, latestFavourites()));
  accountRecord.set({ uid, version, base: favourites });
};

/**
 * Brings the device's list and an account's together once it is known who visits. The first time they sign in here, what
 * the device holds is added to their account; later the changes made here since then are. Another person's list is put
 * away, and so is the list of someone who is signed out, but for what was saved and never sent.
 */
export const settle = ({ uid, saved }: AccountUser): void => {
  const record = accountRecord.latest();
  const mine = deviceList();
  if (!isSignedIn({ uid })) {
    if (!record) return;
    accountRecord.set(null);
    replaceFavourites(unsent(record.base, mine));
  } else if (!record) take(uid, saved, mergeFavourites(saved.favourites, sendable(mine)));
  else if (record.uid === uid) receive(record.base, saved);
  else {
    replaceFavourites(NO_FAVOURITES);
    take(uid, saved, saved.favourites);
  }
};

/** What was saved here and is not in the account. */
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
 * Puts an answer of the service in place; what was changed here since `sent` stays changed. Answers may overtake each
 * other: an older one says nothing new.
 */
export const receive = (sent: Favourites, answer: SavedList): void => {
  const record = accountRecord.latest();
  if (record && answer.version >= record.version)
    take(record.uid, answer, rebase(sent, sendable(deviceList()), answer.favourites));
};

export type Send = Pick<IdentityAdapter, 'toggleFavourite' | 'setFavourites'>;
