import { LANGUAGES } from '@signpost/language/languages';
import { localAddress, SOURCE_LANGUAGE, splitAddress } from '@signpost/language/runtime';
import { OFFLINE_PAGE } from '../addresses';
import { fetchFile, FILES, findFile, openCache } from './caches';

/** The paths of the offline pages of all languages. */
export const OFFLINE_PAGES = LANGUAGES.map((language) => localAddress(OFFLINE_PAGE, language));

/**
 * Returns the paths of the offline pages to fetch for a new worker. The English one is always kept, because it stands
 * in for a language without one. That of another language is kept with the first page in that language, so that readers
 * of English download no other; what is kept already is fetched again, because it names the files of the earlier build.
 */
export const offlinePagesToFetch = async (cache: Cache): Promise<readonly string[]> => {
  const kept = await Promise.all(OFFLINE_PAGES.map((path) => cache.match(path)));
  return OFFLINE_PAGES.filter((path, index) => path === OFFLINE_PAGE || kept[index]);
};

/** Keeps the offline page of the language that an address begins with, unless it is kept. */
export const keepOfflinePageFor = async (address: string): Promise<void> => {
  const path = localAddress(OFFLINE_PAGE, splitAddress(address).language);
  const cache = await openCache(FILES);
  if (cache && !(await cache.match(path))) await fetchFile(cache, path);
};

/** Returns the kept offline page of a language, else the English one, with its language; undefined without any. */
export const findOfflinePage = async (
  language: string,
): Promise<{ readonly page: Response; readonly language: string } | undefined> => {
  for (const tag of [language, SOURCE_LANGUAGE]) {
    const page = await findFile(localAddress(OFFLINE_PAGE, tag));
    if (page) return { page, language: tag };
  }
  return undefined;
};
