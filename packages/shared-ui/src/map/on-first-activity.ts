import { isPageHydrated } from '../islands/hydrate-when';

/** Events that indicate an active visitor. */
const ACTIVITIES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

// Captured, to include scrollable parts of the page.
const LISTEN = { passive: true, capture: true };

/**
 * Calls back on the visitor's first activity; at once on a client-rendered page, which required an activity to reach.
 * Returns a function that unsubscribes.
 */
export const onFirstActivity = (then: () => void): (() => void) => {
  if (isPageHydrated()) {
    then();
    return () => undefined;
  }
  const stop = () => ACTIVITIES.forEach((type) => window.removeEventListener(type, listener, LISTEN));
  const listener = () => {
    stop();
    then();
  };
  ACTIVITIES.forEach((type) => window.addEventListener(type, listener, LISTEN));
  return stop;
};
