import { asIdentityError, IdentityError } from '../account/identity-error';
import { accountRecord } from '../account/record';
import type { SaveFailure } from '../account/save-event';
import { currentFavourites, replaceFavourites } from '../favourites/favourites';
import type { Favourites } from '../favourites/kinds';
import { isSameList, onlyToggle, rebase } from './rebase';
import { sendable, withUnsendable } from './sendable';
import { deviceList, receive, type Send } from './sync';

/** Maximum attempts to send a list that other devices keep changing. */
const MAX_ATTEMPTS = 20;

/** Result of a send; `waiting` is retried automatically. */
export type Outcome = 'saved' | SaveFailure;

/** Sends from one tab at a time where the Web Locks API is available; the version check applies in any case. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request('signpost.favourites', work) as Promise<Result>)
    : work();

/** Sends the difference between device and account, if any. Rejects with an `IdentityError`. */
const send = async (adapter: Send): Promise<void> => {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const record = accountRecord.latest();
    if (!record) return;
    const mine = sendable(deviceList());
    if (isSameList(record.base, mine)) return;
    const toggle = onlyToggle(record.base, mine);
    try {
      receive(
        mine,
        await (toggle ? adapter.toggleFavourite(toggle) : adapter.setFavourites(mine, record.version)),
      );
    } catch (failure) {
      const { reason, current } = asIdentityError(failure);
      if (reason !== 'stale' || !current) throw failure;
      receive(record.base, current);
    }
  }
  throw new IdentityError('busy', 'Your list changes too fast on another device.');
};

/** restores the earlier saved list, except for changes made while the failed one was being sent. */
const rollBack = (failed: Favourites): void => {
  const record = accountRecord.latest();
  if (!record) return;
  const now = deviceList();
  replaceFavourites(withUnsendable(rebase(failed, sendable(now), record.base), now));
};

/**
 * Sends unsent changes. A change that the service rejects is rolled back and logged; one that could not be
 * delivered is kept for a retry. Returns the saved list and the outcome.
 */
export const push = (
  adapter: Send,
): Promise<{ readonly favourites: Favourites; readonly outcome: Outcome }> =>
  alone(async () => {
    let outcome: Outcome = 'saved';
    const wished = sendable(deviceList());
    try {
      await send(adapter);
    } catch (failure) {
      const { reason } = asIdentityError(failure);
      if (reason === 'unreachable' || reason === 'busy') outcome = 'waiting';
      else if (reason === 'signedOut') outcome = 'signedOut';
      else {
        outcome = 'failed';
        console.error('Error saving favourites to Gigya', failure);
        rollBack(wished);
      }
    }
    return { favourites: currentFavourites(), outcome };
  });
