import { openAdapter } from '../account/configuration';
import { listenTo, postTo, type Message } from './messages';

/** Time in milliseconds that the sign-in window waits for the iframe. */
const HANDOVER_TIMEOUT_MS = 5_000;

const challengeOf = (frame: Window): Promise<Extract<Message, { partner: string }> | undefined> =>
  new Promise((resolve) => {
    const settle = (heard?: Extract<Message, { partner: string }>) => {
      stop();
      clearTimeout(waiting);
      resolve(heard);
    };
    const stop = listenTo(frame, (message) => {
      if (message.type === 'signpost:sign-in-challenge') settle(message);
    });
    const waiting = setTimeout(settle, HANDOVER_TIMEOUT_MS);
    postTo(frame, { type: 'signpost:sign-in-done' });
  });

/**
 * Runs after sign-in in the window that an iframe opened: hands the sign-in over to the iframe. Does nothing when no
 * iframe is waiting or the service refuses; the iframe then shows the alternatives.
 */
export const handOver = async (): Promise<void> => {
  const frame = window.opener as Window | null;
  const { own } = await openAdapter();
  if (!frame || !own) return;
  const asked = await challengeOf(frame);
  if (!asked) return;
  const { partner, challenge } = asked;
  await own.offerSignIn({ partner, challenge }).then(
    (code) => postTo(frame, { type: 'signpost:sign-in-code', code }),
    (failure: unknown) => console.error('There has been a problem handing the sign-in over', failure),
  );
};
