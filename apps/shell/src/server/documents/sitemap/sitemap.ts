import { staleWhileRevalidate } from '../stale-while-revalidate';
import type { Document } from '../send-document';
import { browseAddresses } from './browse-addresses';
import { INDEXES, KINDS, LISTS, PAGES, type Kind } from './kinds';
import { addressFiles, indexFile, type Address } from './xml';

/** The inputs of the sitemap. */
export interface SitemapOptions {
  readonly site: URL;
  /** The base URL of the API. */
  readonly backend: string;
  readonly kinds?: readonly Kind[];
}

/** Path of the index of all sitemaps. */
export const SITEMAP_PATH = '/sitemap.xml';

/** The `max-age` for crawlers and for this server's own cache. */
const MAX_AGE_SECONDS = 3_600;

const document = (body: string): Document => ({
  body,
  type: 'application/xml; charset=utf-8',
  maxAge: MAX_AGE_SECONDS,
});

const partPath = (name: string, number: number): string =>
  `/sitemaps/${name}${number === 0 ? '' : `-${number + 1}`}.xml`;

/**
 * Returns a function that resolves to the sitemap's files by path: the index, and one or more files for each kind. They
 * are created on the first request and again after an hour; while the API is not available the earlier files are kept.
 * Rejects when there are none yet.
 */
export const createSitemap = ({ site, backend, kinds = KINDS }: SitemapOptions) => {
  const createFiles = async (): Promise<ReadonlyMap<string, Document>> => {
    const files = new Map<string, Document>();
    const add = (name: string, addresses: readonly Address[]) =>
      addressFiles(addresses, site).forEach((body, number) =>
        files.set(partPath(name, number), document(body)),
      );
    const found: (readonly [Kind, readonly Address[]])[] = [];
    // Sequential, so that a crawler's request does not load the API in parallel.
    for (const kind of kinds) found.push([kind, await browseAddresses(backend, INDEXES[kind])]);
    const empty = found.flatMap(([kind, addresses]) => (addresses.length === 0 ? (LISTS[kind] ?? []) : []));
    add(
      'pages',
      PAGES.filter((path) => !empty.includes(path)).map((path) => ({ path })),
    );
    for (const [kind, addresses] of found) add(kind, addresses);
    return new Map([[SITEMAP_PATH, document(indexFile([...files.keys()], site))], ...files]);
  };
  return staleWhileRevalidate(MAX_AGE_SECONDS * 1_000, createFiles);
};
