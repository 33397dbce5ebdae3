import { openAdapter } from '../account/configuration';
import { hear, tell, type Message } from './messages';

/** Milliseconds that the window waits for the frame before it gives up. */
const PATIENCE = 5_000;

const challengeOf = (frame: Window): Promise<Extract<Message, { partner: string }> | undefined> =>
  new Promise((resolve) => {
    const settle = (heard?: Extract<Message, { partner: string }>) => {
      stop();
      clearTimeout(waiting);
      resolve(heard);
    };
    const stop = hear(frame, (message) => {
      if (message.type === 'signpost:sign-in-challenge') settle(message);
    });
    const waiting = setTimeout(settle, PATIENCE);
    tell(frame, { type: 'signpost:sign-in-done' });
  });

/**
 * In the window that a frame opened for signing in, once someone is: hands the sign-in over to the frame. Does nothing
 * where nobody waits for it, and when the service refuses: the frame then says what else there is to do.
 */
export const handOver = async (): Promise<void> => {
  const frame = window.opener as Window | null;
  const { own } = await openAdapter();
  if (!frame || !own) return;
  const asked = await challengeOf(frame);
  if (!asked) return;
  const { partner, challenge } = asked;
  await own.offerSignIn({ partner, challenge }).then(
    (code) => tell(frame, { type: 'signpost:sign-in-code', code }),
    (failure: unknown) => console.error('There has been a problem handing the sign-in over', failure),
  );
};
