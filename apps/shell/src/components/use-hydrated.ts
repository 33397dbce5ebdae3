import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether the page is hydrated: false on the server and while the browser hydrates its markup, so that both match; true
 * from the first render of every page that is opened by navigation.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
