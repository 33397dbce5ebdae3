import { asIdentityError, IdentityError } from '../account/identity-error';
import { accountRecord } from '../account/record';
import type { SaveFailure } from '../account/save-event';
import { currentFavourites, replaceFavourites } from '../favourites/favourites';
import type { Favourites } from '../favourites/kinds';
import { isSameList, onlyToggle, rebase } from './rebase';
import { sendable, withUnsendable } from './sendable';
import { deviceList, receive, type Send } from './sync';

/** How often a list that other devices keep changing is sent before giving up for now. */
const MOST_TRIES = 20;

/** What became of a sending: `waiting` is tried again by itself. */
export type Outcome = 'saved' | SaveFailure;

/** One tab at a time, where browsers can say so; the version check holds in any case. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request('signpost.favourites', work) as Promise<Result>)
    : work();

/** Sends the difference between device and account, if there is any. Rejects with an `IdentityError`. */
const send = async (adapter: Send): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const record = accountRecord.latest();
    if (!record) return;
    const mine = sendable(deviceList());
    if (isSameList(record.base, mine)) return;
    const wish = onlyToggle(record.base, mine);
    try {
      receive(
        mine,
        await (wish ? adapter.toggleFavourite(wish) : adapter.setFavourites(mine, record.version)),
      );
    } catch (failure) {
      const { reason, current } = asIdentityError(failure);
      if (reason !== 'stale' || !current) throw failure;
      receive(record.base, current);
    }
  }
  throw new IdentityError('busy', 'Your list changes too fast on another device.');
};

/** what is saved is what was saved before. What was wished while the failing wish was on its way goes on. */
const rollBack = (failed: Favourites): void => {
  const record = accountRecord.latest();
  if (!record) return;
  const now = deviceList();
  replaceFavourites(withUnsendable(rebase(failed, sendable(now), record.base), now));
};

/**
 * Sends what the account does not have yet. A wish that the service refuses is taken back with the line of X-06; one that
 * cannot get there waits. Gives what is saved now, and how it went.
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
