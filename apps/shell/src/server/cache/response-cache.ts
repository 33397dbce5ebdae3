import { LRUCache } from 'lru-cache';
import { currentLanguage } from '@signpost/language/runtime';
import type { ResponseCache, CachedResponse } from '@signpost/api-client/response-cache';

/** Maximum size in bytes of JSON. In memory, with the data derived for pages, it takes about three times that. */
const MAX_BYTES = 24_000_000;

/** Interval for removing expired answers, because those of a replaced release are never read again. */
const PURGE_INTERVAL_MS = 30_000;

/** The size that a pending answer counts with. */
const PENDING_BYTES = 1;

interface Entry {
  readonly answer: Promise<CachedResponse<unknown>>;
}

/**
 * Creates the answer cache of a process. All endpoints share it, so that one limit holds for any number of releases.
 * Entries belong to a language and to the endpoint object: a new release of a remote starts without entries, and those of the earlier
 * release expire. `maxBytes` limits the JSON of all answers; `purgeIntervalMs` is in milliseconds.
 */
export const createResponseCache = ({
  maxBytes = MAX_BYTES,
  purgeIntervalMs = PURGE_INTERVAL_MS,
} = {}): ResponseCache => {
  const answers = new LRUCache<string, Entry>({ maxSize: maxBytes });
  setInterval(() => answers.purgeStale(), purgeIntervalMs).unref();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (endpoint: object): number => {
    const id = ids.get(endpoint) ?? (lastId += 1);
    ids.set(endpoint, id);
    return id;
  };
  return {
    async getOrLoad<Result>(
      endpoint: object,
      key: string,
      ask: () => Promise<CachedResponse<Result>>,
    ): Promise<Result> {
      const entryKey = `${currentLanguage()} ${idOf(endpoint)} ${key}`;
      const known = answers.get(entryKey)?.answer as Promise<CachedResponse<Result>> | undefined;
      if (known) return (await known).result;
      const answer = ask();
      answers.set(entryKey, { answer }, { size: PENDING_BYTES });
      try {
        const { result, maxAge } = await answer;
        const size = JSON.stringify(result).length;
        // An answer that is not cacheable is shared by concurrent callers only.
        if (maxAge > 0) answers.set(entryKey, { answer }, { size, ttl: maxAge * 1_000 });
        else answers.delete(entryKey);
        return result;
      } catch (error) {
        answers.delete(entryKey);
        throw error;
      }
    },
  };
};
