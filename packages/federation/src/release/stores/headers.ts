import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Headers that a static host must send for a file. */
export interface FileHeaders {
  readonly ContentType: string;
  readonly CacheControl: string;
}

/**
 * Headers of a release's file: cached for ever, because it never changes. A `.br` or `.gz` is served as bytes
 * without an encoding: a client that decompressed it automatically would get another hash than the
 * manifest's.
 */
export const releaseFileHeaders = (file: string): FileHeaders => ({
  ContentType: TYPES[path.extname(file)] ?? 'application/octet-stream',
  CacheControl: 'public, max-age=31536000, immutable',
});

/** Headers of the registry: a cached copy would hide a release or, worse, a rollback. */
export const REGISTRY_HEADERS: FileHeaders = { ContentType: 'application/json', CacheControl: 'no-store' };
