const NAME = 'signpost.session';

let channel: BroadcastChannel | undefined;

/** Subscribes to sign-ins and sign-outs in other tabs. */
export const followOtherTabs = (listener: () => void): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  channel ??= new BroadcastChannel(NAME);
  // The message content is ignored, because the session is fetched again from the service.
  channel.onmessage = listener;
};

/** Notifies the other tabs that the session or the list changed here. */
export const announceSession = (): void => channel?.postMessage('changed');
