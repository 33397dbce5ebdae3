import { LATER } from '../addresses';
import type { KeepableReleases } from '../messages';

/** A file of the shell, whose name has a hash of its content, or of a release, which never changes. */
const SHELL_FILE = /^\/assets\/(?:[a-z]{2}\/)?[\w-]+(\.[\w-]+)*\.[0-9a-f]{8,}\.\w+$/;
const RELEASE_FILE = /^\/releases\/([\w-]+)\/([0-9a-f]{12})\/client\/(?:[a-z]{2}\/)?[\w.-]+$/;

/** Whether the file at a path never changes, so that a kept copy can be used without asking the server. */
export const isImmutableFile = (path: string): boolean => SHELL_FILE.test(path) || RELEASE_FILE.test(path);

/** Release ids by remote. */
export type Releases = Readonly<Record<string, string>>;

/**
 * Reads the header that names the releases which made a page. Undefined when the page must not be kept: without the
 * header, while the server does not know yet whether the page is complete, and when the header is invalid.
 */
export const readReleases = (header: string | null): Releases | undefined => {
  if (header === null || header === LATER) return undefined;
  const pairs = header.split(' ').filter(Boolean);
  if (!pairs.every((pair) => /^[\w-]+=[0-9a-f]{12}$/.test(pair))) return undefined;
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
};

/** Whether one of the releases that made a page has been withdrawn: it is not among those that may be kept. */
export const isWithdrawn = (releases: Releases, keepable: KeepableReleases): boolean =>
  Object.entries(releases).some(([remote, release]) => !keepable[remote]?.includes(release));

/** Whether a file is of a release that has been withdrawn. */
export const isWithdrawnFile = (path: string, keepable: KeepableReleases): boolean => {
  const [, remote, release] = RELEASE_FILE.exec(path) ?? [];
  return remote !== undefined && release !== undefined && isWithdrawn({ [remote]: release }, keepable);
};

/** Returns the paths of the immutable files that a document names: styles, scripts, fonts, entries of remotes. */
export const filesIn = (html: string): readonly string[] => {
  const quoted = [...html.matchAll(/"(\/(?:assets|releases)\/[^"\\?#\s]+)"/g)].map(([, path = '']) => path);
  return [...new Set(quoted.filter(isImmutableFile))];
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** Returns the title of a document as text, without the name of the site; its path when it has none. */
export const titleIn = (html: string, path: string): string => {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const text = title.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return text.replace(/ · [^·]*$/, '').trim() || path;
};

/** Returns the path and query of an address of this site; undefined for other addresses. */
export const pathOf = (address: string, origin: string): string | undefined => {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search : undefined;
};
