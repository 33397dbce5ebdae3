import { dropCookie, storedValue } from '@signpost/identity';
import * as v from 'valibot';
import { forgetAnswers } from '../../analytics/consent/answers';
import { ASKED_FOR, NOT_WRITTEN, type StoredThing } from './stored-things';

const forget = ({ key, where }: Pick<StoredThing, 'key' | 'where'>): void => {
  if (where === 'cookie') return dropCookie(key);
  const anything = { version: 0, schema: v.unknown(), fallback: null, consent: 'requested' } as const;
  storedValue({ ...anything, key, area: where }).clear();
};

/** Clears everything that the site keeps on the device, and has what is open forget it too. Never throws. */
export const forgetDevice = (): void => {
  [...ASKED_FOR, ...NOT_WRITTEN].forEach(forget);
  forgetAnswers();
};
