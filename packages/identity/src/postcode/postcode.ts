import * as v from 'valibot';
import { storedValue, type StoredValue } from '../storage/stored-value';
import { LATEST } from './latest';

const text = v.nullable(v.string());

const FoundPostcode = v.object({
  /** Degrees. */
  lat: v.number(),
  lng: v.number(),
  place: v.object({ postcode: v.string(), outcode: v.string(), town: text, region: text, country: text }),
});

/** The position and place of a postcode that was found. */
export type FoundPostcode = Readonly<v.InferOutput<typeof FoundPostcode>>;

const entryOf = (postcode: string): StoredValue<FoundPostcode | null> =>
  storedValue({
    key: `UcasUserLoc_${postcode.toUpperCase().replace(/\s/g, '')}`,
    version: 1,
    schema: v.nullable(FoundPostcode),
    fallback: null,
    consent: 'functional',
  });

/** Caches postcodes that were found on this device (S-11), once the visitor allows functional storage. Never throws. */
export const postcodeCache = {
  /** Returns what is stored about a postcode, in any spelling; null when there is nothing valid. */
  read: (postcode: string): FoundPostcode | null => entryOf(postcode).read(),
  /** Stores a postcode, also as the one that was looked up last. */
  write: (postcode: string, found: FoundPostcode): void => {
    entryOf(postcode).write(found);
    entryOf(LATEST).write(found);
  },
};
