import { useEffect, useSyncExternalStore } from 'react';
import { getUserInfo } from './session';
import { currentVisitor, subscribeToVisitor, UNKNOWN, type Visitor } from './visitor-state';

/** Milliseconds that the first lookup waits for a quiet moment: no page needs it to be read. */
const QUIET = 200;

/**
 * Follows who visits; `unknown` on the server, while hydrating, and until the lookup is back. The first component that
 * follows has the first lookup made (S-01).
 */
export const useVisitor = (): Visitor => {
  useEffect(() => {
    const waiting = setTimeout(() => void getUserInfo(), QUIET);
    return () => clearTimeout(waiting);
  }, []);
  return useSyncExternalStore(subscribeToVisitor, currentVisitor, () => UNKNOWN);
};
