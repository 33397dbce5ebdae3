import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchWhole } from './fetch-whole';
import { hasRights, verifyEntries, type RawRegistry } from './rights/verify-entries';
import { verifyRegistry, type PublicKey } from './signature';
import { parseRegistry, type ParsedRegistry } from './parse-registry';

/** The registry's file name in a store. */
export const REGISTRY_FILE = 'registry.json';

const isHttp = (location: string) => /^https?:\/\//.test(location);

/** Reads the text of a file in a store, which is a folder or an http(s) address. Throws on timeout. */
const readText = async (location: string, timeoutMs: number): Promise<string> => {
  if (!isHttp(location)) return readFile(location, 'utf8');
  const text = await fetchWhole(location, timeoutMs, { cache: 'no-store' }, ({ ok, status }) => {
    if (!ok) throw new Error(`${location} answered ${status}`);
  });
  return text.toString('utf8');
};

/** The location of a store's registry. */
const registryLocation = (store: string): string =>
  isHttp(store) ? new URL(REGISTRY_FILE, withSlash(store)).href : path.join(store, REGISTRY_FILE);

/** The location of a release, whose `url` is absolute or relative to the registry. */
export const releaseLocation = (store: string, url: string): string => {
  if (isHttp(url)) return withSlash(url);
  return isHttp(store) ? withSlash(new URL(url, withSlash(store)).href) : path.join(store, url);
};

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** Options for reading a registry. */
export interface ReadOptions {
  /** Timeout in milliseconds; 2,000 by default. */
  readonly timeoutMs?: number;
  /** Trusted keys. Without keys a registry is not verified, which suits only a store with restricted write access. */
  readonly keys?: readonly PublicKey[];
  /** The registry accepted last, whose entries stay where rights do not allow new ones. */
  readonly known?: ParsedRegistry | undefined;
}

/**
 * Verifies a registry, as JSON.parse returned it, and parses it remote by remote. A registry with rights is verified by
 * entry, any other as a whole. Throws when it is not a registry or not signed by one of `keys`.
 */
export const verifyAndParse = (
  raw: unknown,
  keys: readonly PublicKey[],
  known?: ParsedRegistry,
): ParsedRegistry => {
  if (keys.length === 0) return parseRegistry(raw);
  if (!hasRights(raw) && !known?.rights) {
    verifyRegistry(raw, keys);
    return parseRegistry(raw);
  }
  const verified = verifyEntries(raw as RawRegistry, keys, known?.raw);
  return parseRegistry(verified.raw, verified.problems);
};

/**
 * Reads and parses the registry of a store (folder or http address), remote by remote. Throws when it is
 * absent, times out, is not a registry or, when keys are given, is not signed by one of them.
 */
export const readRegistry = async (
  store: string,
  { timeoutMs = 2_000, keys = [], known }: ReadOptions = {},
): Promise<ParsedRegistry> => {
  const raw: unknown = JSON.parse(await readText(registryLocation(store), timeoutMs));
  return verifyAndParse(raw, keys, known);
};
