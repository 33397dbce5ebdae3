import type { IdentityAdapter } from '../account/port';
import { SAVE_EVENT } from '../account/save-event';
import { push, type Outcome } from './push';

/** Milliseconds in which several wishes become one call. */
const GATHER = 150;

/** Milliseconds until what could not be sent is tried again; a network that comes back is sooner. */
const AGAIN = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let gathering = false;

/**
 * Sends what the account does not have, a moment from now; what cannot get there is tried again. The window is told when it
 * fails for good, and `onSignedOut` when nobody is signed in any more.
 */
export const sendSoon = (
  open: () => Promise<Pick<IdentityAdapter, 'toggleFavourite' | 'setFavourites'>>,
  onSignedOut: () => void,
): void => {
  if (gathering) return;
  gathering = true;
  clearTimeout(timer);
  const run = async () => {
    gathering = false;
    const outcome = await open().then(
      async (adapter) => (await push(adapter)).outcome,
      (): Outcome => 'waiting',
    );
    if (outcome === 'saved') return;
    if (outcome === 'signedOut') onSignedOut();
    if (outcome === 'waiting') timer = setTimeout(() => sendSoon(open, onSignedOut), AGAIN);
    window.dispatchEvent(new CustomEvent(SAVE_EVENT, { detail: outcome }));
  };
  timer = setTimeout(() => void run(), GATHER);
};
