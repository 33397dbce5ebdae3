import { LRUCache } from 'lru-cache';
import type { AnswerMemory, KeptAnswer } from '@signpost/api-client/answer-memory';

/** The most that is kept in all, in bytes of JSON. As objects, with what pages derive from them, it is about three times that. */
const MAX_BYTES = 24_000_000;

/** Milliseconds between two removals of expired answers. A release that was replaced asks no more, and nobody else meets its answers. */
const PURGE_EVERY = 30_000;

/** The size of an entry whose answer is not there yet. */
const PENDING_BYTES = 1;

interface Entry {
  readonly asked: Promise<KeptAnswer<unknown>>;
}

/**
 * Makes the memory of a process: one cache for all endpoints, so that one bound holds however many releases have run.
 * Endpoints are told apart by identity: those of a remote's next release begin with nothing, and the answers of the
 * release before expire. `maxBytes` bounds the JSON of what is kept; `purgeEvery` is in milliseconds.
 */
export const createAnswerCache = ({ maxBytes = MAX_BYTES, purgeEvery = PURGE_EVERY } = {}): AnswerMemory => {
  const answers = new LRUCache<string, Entry>({ maxSize: maxBytes });
  setInterval(() => answers.purgeStale(), purgeEvery).unref();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (endpoint: object): number => {
    const id = ids.get(endpoint) ?? (lastId += 1);
    ids.set(endpoint, id);
    return id;
  };
  return {
    async recall<Told>(endpoint: object, key: string, ask: () => Promise<KeptAnswer<Told>>): Promise<Told> {
      const entryKey = `${idOf(endpoint)} ${key}`;
      const known = answers.get(entryKey)?.asked as Promise<KeptAnswer<Told>> | undefined;
      if (known) return (await known).told;
      const asked = ask();
      answers.set(entryKey, { asked }, { size: PENDING_BYTES });
      try {
        const { told, maxAge } = await asked;
        const size = JSON.stringify(told).length;
        // What may not be kept was shared with those who asked at the same time, and with nobody after them.
        if (maxAge > 0) answers.set(entryKey, { asked }, { size, ttl: maxAge * 1_000 });
        else answers.delete(entryKey);
        return told;
      } catch (error) {
        answers.delete(entryKey);
        throw error;
      }
    },
  };
};
