import * as v from 'valibot';

/** Messages between the sign-in window and the iframe that opened it. */
const Message = v.variant('type', [
  /** Window to iframe: sign-in is complete. */
  v.object({ type: v.literal('signpost:sign-in-done') }),
  /** Iframe to window: the origin of the embedding page, and the SHA-256 of a secret that the iframe keeps. */
  v.object({
    type: v.literal('signpost:sign-in-challenge'),
    partner: v.string(),
    challenge: v.string(),
  }),
  /** Window to iframe: the one-time code for the sign-in. */
  v.object({ type: v.literal('signpost:sign-in-code'), code: v.string() }),
]);
export type Message = v.InferOutput<typeof Message>;

/** Posts a message to the other window, only while it shows this origin. */
export const postTo = (other: Window, message: Message): void =>
  other.postMessage(message, window.location.origin);

/** Subscribes to messages from the other window on this origin. Returns the unsubscribe function. */
export const listenTo = (other: Window, listener: (message: Message) => void): (() => void) => {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== other || origin !== window.location.origin) return;
    const read = v.safeParse(Message, data);
    if (read.success) listener(read.output);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
};
