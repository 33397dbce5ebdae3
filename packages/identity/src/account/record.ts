import * as v from 'valibot';
import { StoredFavourites } from '../favourites/kinds';
import { liveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

const Record = v.nullable(
  v.object({
    uid: v.string(),
    version: v.number(),
    base: StoredFavourites,
  }),
);

/** Whose list this device shows, and what their account held when it was last asked: what differs is still to be sent. */
export type AccountRecord = Readonly<NonNullable<v.InferOutput<typeof Record>>>;

/** Kept beside the favourites while someone is signed in; null when the list is the device's own. */
export const accountRecord = liveValue<AccountRecord | null>(
  storedValue({
    key: 'signpost.account',
    version: 1,
    schema: Record,
    fallback: null,
    // Signing in asks for it.
    consent: 'requested',
  }),
);
