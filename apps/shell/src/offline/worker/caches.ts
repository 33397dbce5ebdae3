import { CACHE_PREFIX } from '../addresses';
import { describedCopy } from './kept';

export const PAGES = `${CACHE_PREFIX}-pages`;
export const FILES = `${CACHE_PREFIX}-files`;

let isStopped = false;

/** Sets whether nothing is stored any more. */
export const setStopped = (stopped: boolean): void => {
  isStopped = stopped;
};

/**
 * Opens a cache; undefined when there is none, because the visitor has switched keeping off: nothing is stored then. A
 * cache that was opened while it was removed is removed again.
 */
export const openCache = async (name: string): Promise<Cache | undefined> => {
  const cache = !isStopped && (await caches.has(name)) ? await caches.open(name) : undefined;
  if (!isStopped) return cache;
  if (cache) await caches.delete(name);
  return undefined;
};

/** Keeps an answer as a file. */
export const putFile = async (cache: Cache, path: string, answer: Response): Promise<void> => {
  const body = await answer.blob();
  await cache.put(path, describedCopy(answer, body, { at: Date.now(), bytes: body.size }));
};

/** Fetches a file and keeps it. Rejects when it cannot be fetched. */
export const fetchFile = async (cache: Cache, path: string): Promise<void> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await putFile(cache, path, answer);
};

/** Returns a kept file. */
export const findFile = async (path: string): Promise<Response | undefined> =>
  (await openCache(FILES))?.match(path);
