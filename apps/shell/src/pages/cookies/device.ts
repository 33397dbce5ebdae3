import { dropCookie, isAllowed, keepFunctionalConsent, storedValue } from '@signpost/identity';
import * as v from 'valibot';
import { ASKED_FOR, type StoredThing } from './stored-things';

/** As if another tab had done it: what follows a stored value reads it again. Without a key everything does. */
const tellAll = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

const forget = ({ key, where }: StoredThing): void => {
  if (where === 'cookie') return dropCookie(key);
  const anything = { version: 0, schema: v.unknown(), fallback: null, consent: 'requested' } as const;
  storedValue({ ...anything, key, area: where }).clear();
};

/** Clears everything that the site keeps on the device, and has what is open forget it too. Never throws. */
export const forgetDevice = (): void => {
  ASKED_FOR.forEach(forget);
  keepFunctionalConsent(false);
  tellAll(null);
};

/** Starts to keep what is only handy, or stops and removes it. */
export const keepHandyThings = (wanted: boolean): void => {
  keepFunctionalConsent(wanted);
  tellAll(wanted ? 'signpost.consent' : null);
};

/** Whether handy things are kept now. */
export const areHandyThingsKept = (): boolean => isAllowed('functional');

/** Calls back when another part of the page, or another tab, may have changed what is kept. Gives the way to stop. */
export const onDeviceChange = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
