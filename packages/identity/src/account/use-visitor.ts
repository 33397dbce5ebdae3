import { useEffect, useSyncExternalStore } from 'react';
import { getUserInfo } from './session';
import { currentVisitor, subscribeToVisitor, UNKNOWN, type Visitor } from './visitor-state';

/**
 * Delay of the first lookup in milliseconds, so that it does not compete with rendering; no page needs the result to be
 * readable.
 */
const LOOKUP_DELAY_MS = 200;

/**
 * Subscribes a component to the visitor; `unknown` on the server, while hydrating, and until the first lookup has
 * finished. The first subscribed component starts that lookup (S-01).
 */
export const useVisitor = (): Visitor => {
  useEffect(() => {
    const timer = setTimeout(() => void getUserInfo(), LOOKUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(subscribeToVisitor, currentVisitor, () => UNKNOWN);
};
