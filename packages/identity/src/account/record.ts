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

/** The account whose list this device shows, and its last known content; differences are still to be sent. */
export type AccountRecord = Readonly<NonNullable<v.InferOutput<typeof Record>>>;

/** Stored beside the favourites while someone is signed in; null when the list belongs to the device. */
export const accountRecord = liveValue<AccountRecord | null>(
  storedValue({
    key: 'signpost.account',
    version: 1,
    schema: Record,
    fallback: null,
    // Signing in is a request of the visitor, so no consent is needed.
    consent: 'requested',
  }),
);
