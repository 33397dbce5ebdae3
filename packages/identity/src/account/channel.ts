const NAME = 'signpost.session';

let channel: BroadcastChannel | undefined;

/** Calls back when another tab signed someone in or out. */
export const followOtherTabs = (listener: () => void): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  channel ??= new BroadcastChannel(NAME);
  // What it says does not matter: the service is asked.
  channel.onmessage = listener;
};

/** Tells the other tabs that someone signed in or out here, or that their list changed. */
export const announceSession = (): void => channel?.postMessage('changed');
