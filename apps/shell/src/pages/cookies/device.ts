import { dropCookie, storedValue } from '@signpost/identity';
import * as v from 'valibot';
import { withdrawAnswers } from '../../analytics/consent/answers';
import { requestedEntries } from './stored-entries';
import type { StoredEntry } from './stored-entry';

const clearEntry = ({ key, where }: Pick<StoredEntry, 'key' | 'where'>): void => {
  if (where === 'cookie') return dropCookie(key);
  const anything = { version: 0, schema: v.unknown(), fallback: null, consent: 'requested' } as const;
  storedValue({ ...anything, key, area: where }).clear();
};

/** Clears everything that the site stores on the device, also in open pages. Never throws. */
export const clearDevice = (): void => {
  requestedEntries().forEach(clearEntry);
  withdrawAnswers();
};
