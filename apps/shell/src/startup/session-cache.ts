import type { SessionCache } from '@signpost/api-client/base';
import { storedValue, type StoredValue } from '@signpost/identity';
import * as v from 'valibot';

/** How long an answer is cached (K-06), in milliseconds. */
const LIFETIME_MS = 60 * 60 * 1000;

const CacheEntry = v.object({ at: v.number(), answer: v.unknown() });

const entryOf = (name: string): StoredValue<v.InferOutput<typeof CacheEntry> | null> =>
  storedValue({
    key: `UcasCacheItem.${name}`,
    version: 1,
    schema: v.nullable(CacheEntry),
    fallback: null,
    consent: 'functional',
    area: 'session',
  });

/**
 * Caches API answers in session storage for sixty minutes, under K-06's prefix (S-06), once the visitor allows
 * functional storage.
 */
export const sessionCache: SessionCache = {
  read(name) {
    const entry = entryOf(name).read();
    const age = entry ? Date.now() - entry.at : -1;
    return entry && age >= 0 && age < LIFETIME_MS ? entry.answer : undefined;
  },
  write: (name, answer) => void entryOf(name).write({ at: Date.now(), answer }),
};
