import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage } from '../platform/language/request-language';

const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** The `cache-control` of responses that depend only on the data. */
export const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** A weak ETag: the hash of everything that a response depends on. */
export const etagOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
};

interface Entry {
  body: Buffer;
  etag: string;
}

export interface ResponseCache {
  /** Sends the result of `make` as JSON, cached by `key` and the language of the request; sends 304 when the client's ETag matches. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<unknown>,
  ): Promise<FastifyReply>;
  /** Empties the cache, after the data has changed. */
  clear(): void;
}

/** An LRU cache of up to 32 MB of serialised responses. Entries have no expiry: `clear` is called when the data changes. */
export const createResponseCache = (catalogueVersion: string): ResponseCache => {
  const entries = new Map<string, Entry>();
  const inProgress = new Map<string, Promise<Entry>>();
  let bytes = 0;

  const store = (key: string, entry: Entry) => {
    entries.set(key, entry);
    bytes += entry.body.length;
    for (const [oldest, { body }] of entries) {
      if (bytes <= MAX_CACHE_BYTES) break;
      entries.delete(oldest);
      bytes -= body.length;
    }
  };

  const fetchEntry = async (key: string, make: () => Promise<unknown>): Promise<Entry> => {
    const found = entries.get(key);
    if (found) {
      entries.delete(key);
      entries.set(key, found);
      return found;
    }
    const waiting = inProgress.get(key);
    if (waiting) return waiting;
    const made = make().then((value) => {
      const body = Buffer.from(JSON.stringify(value));
      return { body, etag: etagOf(catalogueVersion, body) };
    });
    inProgress.set(key, made);
    try {
      const entry = await made;
      if (inProgress.get(key) === made) store(key, entry); // otherwise `clear` was called in the meantime
      return entry;
    } finally {
      if (inProgress.get(key) === made) inProgress.delete(key);
    }
  };

  return {
    clear() {
      entries.clear();
      inProgress.clear();
      bytes = 0;
    },
    async send(request, reply, key, make) {
      const { body, etag } = await fetchEntry(`${requestLanguage()} ${key}`, make);
      reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    },
  };
};
