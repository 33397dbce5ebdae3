import * as v from 'valibot';

/** What the window that was opened for signing in and the frame that opened it tell each other. */
const Message = v.variant('type', [
  /** Window to frame: someone is signed in here. */
  v.object({ type: v.literal('signpost:sign-in-done') }),
  /** Frame to window: the origin of the page around it, and the SHA-256 of a secret that it keeps. */
  v.object({
    type: v.literal('signpost:sign-in-challenge'),
    partner: v.string(),
    challenge: v.string(),
  }),
  /** Window to frame: what takes the sign-in over, once. */
  v.object({ type: v.literal('signpost:sign-in-code'), code: v.string() }),
]);
export type Message = v.InferOutput<typeof Message>;

/** Tells the other one, and only while it still shows this site: both are pages of one origin. */
export const tell = (other: Window, message: Message): void =>
  other.postMessage(message, window.location.origin);

/** Hears the other one alone, as long as it shows this site. Gives how to stop. */
export const hear = (other: Window, listener: (message: Message) => void): (() => void) => {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== other || origin !== window.location.origin) return;
    const read = v.safeParse(Message, data);
    if (read.success) listener(read.output);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
};
