import * as v from 'valibot';
import { KEEPABLE_RELEASES } from '../addresses';
import { keepableReleases, type KeepableReleases } from '../messages';
import { FILES, findFile, openCache, PAGES, putFile, fetchFile, setStopped } from './caches';
import { describedCopy, readKeptFile, readKeptPage, type KeptFile, type KeptPage } from './kept';
import { excessOf, LIMITS } from './limits';
import { OFFLINE_PAGES, offlinePagesToFetch } from './offline-pages';
import { isWithdrawn, isWithdrawnFile } from './rules';

/** Creates the caches, with the offline page and its files. Rejects when one of them cannot be fetched. */
export const prepareStore = async (files: readonly string[]): Promise<void> => {
  await caches.open(PAGES);
  const cache = await caches.open(FILES);
  const paths = [...(await offlinePagesToFetch(cache)), ...files];
  await Promise.all(paths.map((path) => fetchFile(cache, path)));
};

/** Keeps pages from now on. Creates the caches where there are none. Rejects as `prepareStore` does. */
export const startStore = async (files: readonly string[]): Promise<void> => {
  setStopped(false);
  if (!(await caches.has(PAGES))) await prepareStore(files);
};

/** Keeps nothing any more, and removes everything that was kept. */
export const stopStore = async (): Promise<void> => {
  setStopped(true);
  await Promise.all([PAGES, FILES].map((name) => caches.delete(name)));
};

/** Keeps a file. */
export const storeFile = async (path: string, answer: Response): Promise<void> => {
  const cache = await openCache(FILES);
  if (cache) await putFile(cache, path, answer);
};

/** A kept page and its description. */
export interface FoundPage {
  readonly copy: Response;
  readonly kept: KeptPage;
}

/** Returns a kept page that is not too old. */
export const findPage = async (path: string): Promise<FoundPage | undefined> => {
  const copy = await (await openCache(PAGES))?.match(path);
  const kept = copy && readKeptPage(copy);
  return kept && Date.now() - kept.at < LIMITS.maxAgeMs ? { copy, kept } : undefined;
};

/** Keeps a page, in place of an earlier copy. */
export const storePage = async (
  path: string,
  answer: Response,
  html: string,
  kept: KeptPage,
): Promise<void> => {
  const cache = await openCache(PAGES);
  await cache?.put(path, describedCopy(answer, html, kept));
};

/** Removes a kept page. */
export const removePage = async (path: string): Promise<void> =>
  void (await (await openCache(PAGES))?.delete(path));

const listOf = async <Kept>(
  name: string,
  read: (copy: Response) => Kept | undefined,
): Promise<Map<string, Kept>> => {
  const cache = await openCache(name);
  const found = new Map<string, Kept>();
  for (const request of (await cache?.keys()) ?? []) {
    const copy = await cache?.match(request);
    const kept = copy && read(copy);
    const { pathname, search } = new URL(request.url);
    if (kept) found.set(pathname + search, kept);
  }
  return found;
};

/** The kept pages by path. */
export const listPages = (): Promise<ReadonlyMap<string, KeptPage>> => listOf(PAGES, readKeptPage);

const listFiles = (): Promise<ReadonlyMap<string, KeptFile>> => listOf(FILES, readKeptFile);

const removeAll = async (name: string, paths: Iterable<string>): Promise<void> => {
  const cache = await openCache(name);
  for (const path of paths) await cache?.delete(path);
};

/** Removes what is beyond the limits. `files` are those of the offline page, which stay. */
export const trimStore = async (files: readonly string[]): Promise<void> => {
  const kept = { pages: await listPages(), files: await listFiles() };
  const excess = excessOf(kept, new Set([...OFFLINE_PAGES, ...files]), Date.now());
  await removeAll(PAGES, excess.pages);
  await removeAll(FILES, excess.files);
};

/** Returns the releases that may be kept, as the server last named them; undefined before it did. */
export const knownReleases = async (): Promise<KeepableReleases | undefined> => {
  const copy = await findFile(KEEPABLE_RELEASES);
  const parsed = v.safeParse(keepableReleases, await copy?.json().catch(() => undefined));
  return parsed.success ? parsed.output.releases : undefined;
};

/** Stores the releases that may be kept, and removes the pages and files of all others. */
export const applyReleases = async (releases: KeepableReleases): Promise<void> => {
  const cache = await openCache(FILES);
  await cache?.put(KEEPABLE_RELEASES, new Response(JSON.stringify({ releases })));
  const pages = [...(await listPages())].filter(([, page]) => isWithdrawn(page.releases, releases));
  const files = [...(await listFiles()).keys()].filter((path) => isWithdrawnFile(path, releases));
  await removeAll(
    PAGES,
    pages.map(([path]) => path),
  );
  await removeAll(FILES, files);
};
