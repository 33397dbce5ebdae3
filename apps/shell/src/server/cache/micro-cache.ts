import { LRUCache } from 'lru-cache';
import type { PageFacts } from '../render/render-page';
import { deflatePart, gzipParts, joinParts } from './gzip-pieces';

/** A rendered page without its nonce, which differs for each response. */
export interface CachedPage extends PageFacts {
  /** The document's bytes, split at the nonce. */
  readonly parts: readonly Buffer[];
  /** Returns the parts compressed. They are compressed on the first call. */
  compressed(): readonly Buffer[];
  /** In milliseconds of the monotonic clock. */
  readonly storedAt: number;
}

/** Milliseconds for which a page is fresh. */
export const FRESH_MS = 10_000;

/** Milliseconds after that in which a stale page is served while it is rendered again. */
export const STALE_MS = 300_000;

const MAX_BYTES = 64_000_000;

/** Caches anonymous pages for a few seconds, so that many requests for a page cause one rendering. Bounded by size. */
export const createMicroCache = (now: () => number = () => performance.now()) => {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ parts }, key) => key.length + parts.reduce((sum, part) => sum + part.length, 1),
  });
  return {
    /**
     * Returns a page, its age in milliseconds and whether it is stale and should be rendered again; undefined when it is
     * absent or expired.
     */
    get(key: string): { page: CachedPage; age: number; stale: boolean } | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      const age = now() - page.storedAt;
      return age > FRESH_MS + STALE_MS ? undefined : { page, age, stale: age > FRESH_MS };
    },
    /** Stores a complete document without its nonce. */
    set(key: string, { status, framed, headers }: PageFacts, html: string, nonce: string): void {
      const parts = html.split(nonce).map((part) => Buffer.from(part));
      let pieces: Buffer[] | undefined;
      pages.set(key, {
        status,
        framed,
        headers,
        parts,
        compressed: () => (pieces ??= parts.map(deflatePart)),
        storedAt: now(),
      });
    },
  };
};

/** Returns the document of a cached page with a nonce. */
export const withNonce = ({ parts }: CachedPage, nonce: string): Buffer =>
  joinParts(parts, Buffer.from(nonce));

/** Returns the same as a gzip file. The page is compressed once for all responses, and only the nonce is inserted. */
export const gzipWithNonce = (page: CachedPage, nonce: string): Buffer =>
  gzipParts(page.parts, page.compressed(), Buffer.from(nonce));

export type MicroCache = ReturnType<typeof createMicroCache>;
