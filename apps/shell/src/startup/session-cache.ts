import type { SessionCache } from '@signpost/api-client/base';
import { storedValue, type StoredValue } from '@signpost/identity';
import * as v from 'valibot';

/** How long an answer is kept (K-06), in milliseconds. */
const LIFETIME = 60 * 60 * 1000;

const Kept = v.object({ at: v.number(), answer: v.unknown() });

const place = (name: string): StoredValue<v.InferOutput<typeof Kept> | null> =>
  storedValue({
    key: `UcasCacheItem.${name}`,
    version: 1,
    schema: v.nullable(Kept),
    fallback: null,
    consent: 'functional',
    area: 'session',
  });

/** Keeps answers of the API in session storage for sixty minutes, under K-06's prefix (S-06), once the visitor agrees to handy things. */
export const sessionCache: SessionCache = {
  read(name) {
    const kept = place(name).read();
    const age = kept ? Date.now() - kept.at : -1;
    return kept && age >= 0 && age < LIFETIME ? kept.answer : undefined;
  },
  write: (name, answer) => void place(name).write({ at: Date.now(), answer }),
};
