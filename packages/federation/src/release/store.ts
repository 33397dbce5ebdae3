import { setTimeout as pause } from 'node:timers/promises';
import {
  EMPTY_REGISTRY,
  REGISTRY_FILE,
  hasRights,
  registryDocument,
  signRegistry,
  parseRegistry,
  verifyAndParse,
  type PublicKey,
  type RegistryInput,
  type ParsedRegistry,
} from '../registry';
import { keepUnknown } from './entry/keep-unknown';
import { operatorKeys, signEntries } from './rights/sign-entries';
import { signingOf, type Signing } from './signing/signing';
import { openStore } from './stores/open-store';
import { StoreConflict, type StoredFile } from './stores/release-store';

const parse = ({ text }: StoredFile): ParsedRegistry => parseRegistry(JSON.parse(text));

/**
 * Reads the registry of a store; an empty one when the store is new. Throws when it is damaged or, when keys
 * are given, not signed by one of them.
 */
export const registryOf = async (
  location: string,
  keys: readonly PublicKey[] = [],
): Promise<ParsedRegistry> => {
  const file = await (await openStore(location)).read(REGISTRY_FILE);
  if (!file) return EMPTY_REGISTRY;
  return verifyAndParse(JSON.parse(file.text), keys);
};

/** Whether a registry, as returned by JSON.parse, is signed in any format, as a whole or by entry. */
export const isSigned = (raw: unknown): boolean =>
  hasRights(raw) || Boolean((raw as { readonly signature?: unknown } | null)?.signature);

/**
 * Throws when a registry must not be changed. A signature covers the whole document, so the first signer must
 * verify what others wrote.
 */
const expectTrusted = ({ text }: StoredFile, { privateKey, keys }: Signing): void => {
  const raw: unknown = JSON.parse(text);
  if (privateKey) verifyAndParse(raw, keys);
  else if (isSigned(raw)) {
    throw new Error(
      'the registry of this store is signed: set REGISTRY_SIGNING_KEY to the file of the private key',
    );
  }
};

/** Attempts to change a registry that others change at the same time, and the longest pause between them. */
const MAX_ATTEMPTS = 12;
const MAX_PAUSE_MS = 250;

const retryOnConflict = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreConflict) || attempt === MAX_ATTEMPTS) throw error;
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
};

/**
 * Replaces the registry of a store atomically: `next` takes the current document, and is called again with the newer one
 * on a conflict. Throws what `next` throws, and when conflicts persist.
 */
export const replaceDocument = (
  location: string,
  next: (file: StoredFile | undefined) => object,
): Promise<ParsedRegistry> =>
  retryOnConflict(async () => {
    const store = await openStore(location);
    const file = await store.read(REGISTRY_FILE);
    const document = next(file);
    await store.replace(REGISTRY_FILE, `${JSON.stringify(document, null, 1)}\n`, file?.tag);
    return parseRegistry(document);
  });

/** The document to write after a change; its entries or, in a registry without rights, all of it is signed. */
const signedDocument = (before: ParsedRegistry, remotes: object, signing: Signing): object => {
  const { privateKey } = signing;
  const { rights } = before;
  const issuedAt = new Date().toISOString();
  const after = { ...before.raw, version: before.version + 1, issuedAt, remotes, signature: undefined };
  if (!privateKey) return after;
  if (!rights) return signRegistry(after, privateKey);
  const operators = operatorKeys(signing, before);
  return { ...after, remotes: signEntries(before, { ...remotes }, { rights, privateKey, operators }) };
};

const replaceRegistry = (
  location: string,
  signing: Signing,
  change: (registry: ParsedRegistry) => RegistryInput['remotes'],
  expectAllowed: typeof expectTrusted,
): Promise<ParsedRegistry> =>
  replaceDocument(location, (file) => {
    if (file) expectAllowed(file, signing);
    const before = file ? parse(file) : EMPTY_REGISTRY;
    const next = registryDocument.shape.remotes.parse(change(before));
    return signedDocument(before, keepUnknown(before, next), signing);
  });

/**
 * Changes the registry of a store atomically: `change` takes the current registry and returns the new
 * remotes. On a conflict it is called again with the newer registry. Parts that cannot be parsed stay
 * unchanged. Throws what `change` throws; when the registry is damaged or not signed as `signing` requires, or its rights
 * do not allow the change; or when conflicts persist.
 */
export const changeRegistry = (
  location: string,
  change: (registry: ParsedRegistry) => RegistryInput['remotes'],
  signing: Signing = signingOf(location),
): Promise<ParsedRegistry> => replaceRegistry(location, signing, change, expectTrusted);

/**
 * Signs the current registry of a store: for the first time, or with a new key. It verifies the existing
 * signature only when `trusted` names keys, so review the registry first otherwise. Throws when verification
 * fails, or the registry has rights, which are signed by `npm run rights`.
 */
export const signStore = (
  location: string,
  privateKey: string,
  trusted: readonly PublicKey[] = [],
): Promise<ParsedRegistry> =>
  replaceRegistry(
    location,
    { privateKey, keys: trusted, operators: trusted },
    ({ remotes, rights }) => {
      if (rights) throw new Error('this registry has rights: change their keys with npm run rights');
      return remotes;
    },
    (file, signing) => {
      if (trusted.length > 0) expectTrusted(file, signing);
    },
  );
