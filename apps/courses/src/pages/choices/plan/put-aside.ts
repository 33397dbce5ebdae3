import * as v from 'valibot';
import { storedValue } from '@signpost/identity';

/** More would be of plans that the visitor changed long ago. */
const MAX_PUT_ASIDE = 50;

/** Ids of the findings that the visitor put aside on this device. Putting one aside is the request to store it. */
export const putAside = storedValue<readonly string[]>({
  key: 'signpost.plan-put-aside',
  version: 1,
  schema: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(500))),
    v.transform((ids) => ids.slice(-MAX_PUT_ASIDE)),
  ),
  fallback: [],
  consent: 'requested',
});
