import { staleWhileRevalidate } from '../stale-while-revalidate';
import type { Document } from '../send-document';
import { browseAddresses } from './browse-addresses';
import { INDEXES, KINDS, LISTS, PAGES, type Kind } from './kinds';
import { addressFiles, indexFile, type Address } from './xml';

/** What a sitemap is made from. */
export interface SitemapOptions {
  readonly site: URL;
  /** Address of the API. */
  readonly backend: string;
  readonly kinds?: readonly Kind[];
}

/** Path of the index of all sitemaps. */
export const SITEMAP_PATH = '/sitemap.xml';

/** Seconds for which crawlers, and this server, keep a sitemap. */
const KEPT_SECONDS = 3_600;

const document = (body: string): Document => ({
  body,
  type: 'application/xml; charset=utf-8',
  maxAge: KEPT_SECONDS,
});

const partPath = (name: string, number: number): string =>
  `/sitemaps/${name}${number === 0 ? '' : `-${number + 1}`}.xml`;

/**
 * The sitemap's files by path: the index, and one part a kind, or more where a kind is large. They are made when first
 * asked for and made again after an hour; while the API is away the last ones stay. Rejects when there are none yet.
 */
export const createSitemap = ({ site, backend, kinds = KINDS }: SitemapOptions) => {
  const make = async (): Promise<ReadonlyMap<string, Document>> => {
    const files = new Map<string, Document>();
    const add = (name: string, addresses: readonly Address[]) =>
      addressFiles(addresses, site).forEach((body, number) =>
        files.set(partPath(name, number), document(body)),
      );
    const found: (readonly [Kind, readonly Address[]])[] = [];
    // One kind after another: a crawler's wish must not crowd out visitors.
    for (const kind of kinds) found.push([kind, await browseAddresses(backend, INDEXES[kind])]);
    const empty = found.flatMap(([kind, addresses]) => (addresses.length === 0 ? (LISTS[kind] ?? []) : []));
    add(
      'pages',
      PAGES.filter((path) => !empty.includes(path)).map((path) => ({ path })),
    );
    for (const [kind, addresses] of found) add(kind, addresses);
    return new Map([[SITEMAP_PATH, document(indexFile([...files.keys()], site))], ...files]);
  };
  return staleWhileRevalidate(KEPT_SECONDS * 1_000, make);
};
