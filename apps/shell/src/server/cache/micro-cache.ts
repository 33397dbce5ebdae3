import { LRUCache } from 'lru-cache';
import { deflated, gzipOf, joined } from './gzip-pieces';

/** A rendered page without its nonce, which each visitor gets anew. */
export interface CachedPage {
  readonly status: number;
  /** Whether other sites may frame it. */
  readonly framed: boolean;
  /** The document's bytes, cut where the nonce stood. */
  readonly parts: readonly Buffer[];
  /** The same parts compressed, made when a browser first asks for them. */
  compressed(): readonly Buffer[];
  /** Milliseconds of the monotonic clock. */
  readonly storedAt: number;
}

/** Milliseconds for which a page is served as it is. */
export const FRESH_FOR = 10_000;
/** Milliseconds after that in which it is served once more while it is rendered anew. */
export const STALE_FOR = 300_000;

const MAX_BYTES = 64_000_000;

/** Keeps anonymous pages for a few seconds, so that a crowd at one page costs one rendering. Bounded by size. */
export const createMicroCache = (now: () => number = () => performance.now()) => {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ parts }, key) => key.length + parts.reduce((sum, part) => sum + part.length, 1),
  });
  return {
    /** The page under a key, its age in milliseconds and whether it should be rendered anew; nothing when it is too old or was never there. */
    get(key: string): { page: CachedPage; age: number; stale: boolean } | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      const age = now() - page.storedAt;
      return age > FRESH_FOR + STALE_FOR ? undefined : { page, age, stale: age > FRESH_FOR };
    },
    /** Keeps a whole document under a key, its nonce cut out. */
    set(key: string, status: number, html: string, nonce: string, framed = false): void {
      const parts = html.split(nonce).map((part) => Buffer.from(part));
      let pieces: Buffer[] | undefined;
      pages.set(key, {
        status,
        framed,
        parts,
        compressed: () => (pieces ??= parts.map(deflated)),
        storedAt: now(),
      });
    },
  };
};

/** A kept page's document with a nonce of its own. */
export const withNonce = ({ parts }: CachedPage, nonce: string): Buffer => joined(parts, Buffer.from(nonce));

/** The same as a gzip file: the page is compressed once, for all who ask, and only the nonce is put in. */
export const gzipWithNonce = (page: CachedPage, nonce: string): Buffer =>
  gzipOf(page.parts, page.compressed(), Buffer.from(nonce));

export type MicroCache = ReturnType<typeof createMicroCache>;
