import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** How long an answer holds that depends on the data alone. */
export const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** A weak validator made from all that an answer depends on. */
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
  /** Answers with the JSON of what `make` gives, from memory when the same key was answered before; 304 when the client has it. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<unknown>,
  ): Promise<FastifyReply>;
  /** Forgets every answer: what they were made of has changed. */
  clear(): void;
}

/** Keeps serialised answers, the least recently used going first, up to 32 MB. They live until the data they come from changes. */
export const createResponseCache = (catalogueVersion: string): ResponseCache => {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Entry>>();
  let bytes = 0;

  const keep = (key: string, entry: Entry) => {
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
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    const made = make().then((value) => {
      const body = Buffer.from(JSON.stringify(value));
      return { body, etag: etagOf(catalogueVersion, body) };
    });
    underWay.set(key, made);
    try {
      const entry = await made;
      if (underWay.get(key) === made) keep(key, entry); // else cleared meanwhile
      return entry;
    } finally {
      if (underWay.get(key) === made) underWay.delete(key);
    }
  };

  return {
    clear() {
      entries.clear();
      underWay.clear();
      bytes = 0;
    },
    async send(request, reply, key, make) {
      const { body, etag } = await fetchEntry(key, make);
      reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    },
  };
};
