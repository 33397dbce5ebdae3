import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchWhole } from './fetch-whole';
import { verifyRegistry, type PublicKey } from './signature';
import { understandRegistry, type UnderstoodRegistry } from './understand';

/** The registry's file name in a store. */
export const REGISTRY_FILE = 'registry.json';

const isHttp = (location: string) => /^https?:\/\//.test(location);

/** Text of a file of a store, which is a folder or an http(s) address. Throws when it does not come within the deadline. */
const readText = async (location: string, deadline: number): Promise<string> => {
  if (!isHttp(location)) return readFile(location, 'utf8');
  const text = await fetchWhole(location, deadline, { cache: 'no-store' }, ({ ok, status }) => {
    if (!ok) throw new Error(`${location} answered ${status}`);
  });
  return text.toString('utf8');
};

/** Where the registry of a store is. */
export const registryLocation = (store: string): string =>
  isHttp(store) ? new URL(REGISTRY_FILE, withSlash(store)).href : path.join(store, REGISTRY_FILE);

/** Where a release is, its `url` being absolute or relative to the registry. */
export const releaseLocation = (store: string, url: string): string => {
  if (isHttp(url)) return withSlash(url);
  return isHttp(store) ? withSlash(new URL(url, withSlash(store)).href) : path.join(store, url);
};

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** How a registry is read. */
export interface ReadOptions {
  /** Milliseconds within which it must come; 2,000 when left out. */
  readonly deadline?: number;
  /** Who may sign it. Without keys a registry is taken as it is: fit for a store that nobody else can write. */
  readonly keys?: readonly PublicKey[];
}

/**
 * Reads the registry of a store (folder or http address), remote by remote as far as it is understood.
 * Throws when it is absent, late, not a registry or, where keys are given, not signed by one of them.
 */
export const readRegistry = async (
  store: string,
  { deadline = 2_000, keys = [] }: ReadOptions = {},
): Promise<UnderstoodRegistry> => {
  const raw: unknown = JSON.parse(await readText(registryLocation(store), deadline));
  if (keys.length > 0) verifyRegistry(raw, keys);
  return understandRegistry(raw);
};
