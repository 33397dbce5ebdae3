import * as v from 'valibot';
import { FAVOURITE_KINDS, readSaved, type FavouriteKind, type SavedItem } from '../favourites/kinds';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';
import { isLoginRequired, loginRequirement } from './configuration';
import { accountRecord } from './record';
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

const ON_DEVICE_KEY = 'signpost.save-on-device';

const storedOnDevice = storedValue({
  key: ON_DEVICE_KEY,
  version: 1,
  schema: v.boolean(),
  fallback: false,
  // The visitor's own choice, which is to be remembered.
  consent: 'requested',
});

/** S-04: whether the visitor chose to keep on this device what they save, so that saving does not ask. */
const onDevice = liveValue(storedOnDevice);

/** Subscribes a component to that choice; false on the server and while hydrating. */
export const useSavesOnDevice = (): boolean => useLiveValue(onDevice, false);

/** Remembers that this visitor keeps on the device what they save. The pending saves still have to be taken. */
export const rememberOnDevice = (): void => void onDevice.set(true);

/** Forgets that choice, so that the next save asks again. What is saved stays. */
export const forgetOnDevice = (): void => {
  storedOnDevice.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: ON_DEVICE_KEY }));
};

let ask: (() => void) | undefined;

/**
 * Registers the prompt that asks a visitor where to save, or to sign in: a dialog on the site, a popup inside an iframe.
 * Returns a function that unregisters it.
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

/** Whether the list on this device may grow without a question: it is an account's, or the visitor chose the device. */
const maySave = (): boolean =>
  // A known account counts before the first lookup, and while its service cannot be reached.
  currentVisitor().status === 'signedIn' ||
  accountRecord.get() !== null ||
  loginRequirement() === 'off' ||
  (!isLoginRequired() && onDevice.latest());

/** S-04, B-13: when a save has to wait for the visitor's choice or sign-in, stores it, asks and returns true. */
export const deferSave = (kind: FavouriteKind, item: SavedItem): boolean => {
  if (maySave()) return false;
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

/** Discards the pending saves after the visitor closed the question. */
export const discardPendingSaves = (): void => void takePendingSaves();
