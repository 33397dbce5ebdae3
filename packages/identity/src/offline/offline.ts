import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

const live = liveValue<boolean>(
  storedValue({
    key: 'signpost.offline',
    version: 1,
    schema: v.boolean(),
    fallback: false,
    consent: 'requested',
  }),
);

/** Whether the visitor has asked to have pages kept on this device; false on the server and while hydrating. */
export const useOfflinePages = (): boolean => useLiveValue(live, false);

/** Stores whether pages are kept on this device. Returns false when it could not be stored beyond this page view. */
export const chooseOfflinePages = (isOn: boolean): boolean => live.set(isOn);

/** Calls back with whether pages are kept on this device: now, and after each change, in any tab. */
export const followOfflinePages = (listener: (isOn: boolean) => void): void => {
  listener(live.get());
  live.subscribe(() => listener(live.get()));
};
