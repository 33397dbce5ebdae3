import { useEffect } from 'react';
// Imported by the package's name, so that the visitor is that of the shell's instance.
import { useVisitor } from '@signpost/identity';
import { useLiveValue } from '../storage/live-value';
import { reconcileWatches } from './account-watches';
import { liveWatches, NO_WATCHES, storeWatches, type WatchList } from './watches';

export { isSameWatch, MAX_WATCHES, type Watch } from './kinds';
export { stopWatching, watch, type WatchList, type WatchOutcome } from './watches';

/**
 * Subscribes a component to what is watched: on this device, and in the account of who is signed in. Empty on the server
 * and while hydrating.
 */
export const useWatches = (): WatchList => {
  const visitor = useVisitor();
  useEffect(() => reconcileWatches(visitor), [visitor]);
  return useLiveValue(liveWatches, NO_WATCHES);
};

/** Remembers what the visitor has been told, and when the site last looked; nothing when nothing is watched. */
export const rememberWatched = (told: Partial<Omit<WatchList, 'account' | 'items'>>): void => {
  const list = liveWatches.latest();
  if (list.items.length > 0) storeWatches({ ...list, ...told });
};
