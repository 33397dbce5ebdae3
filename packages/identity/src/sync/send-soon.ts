import type { IdentityAdapter } from '../account/port';
import { SAVE_EVENT } from '../account/save-event';
import { push, type Outcome } from './push';

/** Milliseconds in which several changes are batched into one call. */
const BATCH_DELAY_MS = 150;

/** Milliseconds before a failed send is retried; a restored network retries sooner. */
const RETRY_DELAY_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let gathering = false;

/**
 * Sends unsent changes after a short delay and retries when they cannot be delivered. Dispatches `SAVE_EVENT` when
 * sending fails for good and calls `onSignedOut` when no one is signed in any more.
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
    if (outcome === 'waiting') timer = setTimeout(() => sendSoon(open, onSignedOut), RETRY_DELAY_MS);
    window.dispatchEvent(new CustomEvent(SAVE_EVENT, { detail: outcome }));
  };
  timer = setTimeout(() => void run(), BATCH_DELAY_MS);
};
