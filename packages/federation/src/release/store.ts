import { setTimeout as pause } from 'node:timers/promises';
import {
  EMPTY_REGISTRY,
  REGISTRY_FILE,
  registryDocument,
  signRegistry,
  parseRegistry,
  verifyRegistry,
  type PublicKey,
  type RegistryInput,
  type ParsedRegistry,
} from '../registry';
import { keepUnknown } from './keep-unknown';
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
  if (keys.length > 0) verifyRegistry(JSON.parse(file.text), keys);
  return parse(file);
};

/** Whether a registry, as returned by JSON.parse, is signed in any format. */
export const isSigned = (raw: unknown): boolean =>
  Boolean((raw as { readonly signature?: unknown } | null)?.signature);

/**
 * Throws when a registry must not be changed. A signature covers the whole document, so the first signer must
 * verify what others wrote.
 */
const expectTrusted = ({ text }: StoredFile, { privateKey, keys }: Signing): void => {
  const raw: unknown = JSON.parse(text);
  if (privateKey) verifyRegistry(raw, keys);
  else if (isSigned(raw)) {
    throw new Error(
      'the registry of this store is signed: set REGISTRY_SIGNING_KEY to the file of the private key',
    );
  }
};

const serialize = (document: object, { privateKey }: Signing): string =>
  `${JSON.stringify(privateKey ? signRegistry(document, privateKey) : document, null, 1)}\n`;

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

const replaceRegistry = (
  location: string,
  signing: Signing,
  change: (registry: ParsedRegistry) => RegistryInput['remotes'],
  expectAllowed: typeof expectTrusted,
): Promise<ParsedRegistry> =>
  retryOnConflict(async () => {
    const store = await openStore(location);
    const file = await store.read(REGISTRY_FILE);
    if (file) expectAllowed(file, signing);
    const before = file ? parse(file) : EMPTY_REGISTRY;
    const after = {
      ...before.raw,
      version: before.version + 1,
      issuedAt: new Date().toISOString(),
      remotes: keepUnknown(before, registryDocument.shape.remotes.parse(change(before))),
      signature: undefined,
    };
    await store.replace(REGISTRY_FILE, serialize(after, signing), file?.tag);
    return parseRegistry(after);
  });

/**
 * Changes the registry of a store atomically: `change` takes the current registry and returns the new
 * remotes. On a conflict it is called again with the newer registry. Parts that cannot be parsed stay
 * unchanged. Throws what `change` throws; when the registry is damaged or not signed as `signing` requires;
 * or when conflicts persist.
 */
export const changeRegistry = (
  location: string,
  change: (registry: ParsedRegistry) => RegistryInput['remotes'],
  signing: Signing = signingOf(location),
): Promise<ParsedRegistry> => replaceRegistry(location, signing, change, expectTrusted);

/**
 * Signs the current registry of a store: for the first time, or with a new key. It verifies the existing
 * signature only when `trusted` names keys, so review the registry first otherwise. Throws when verification
 * fails.
 */
export const signStore = (
  location: string,
  privateKey: string,
  trusted: readonly PublicKey[] = [],
): Promise<ParsedRegistry> =>
  replaceRegistry(
    location,
    { privateKey, keys: trusted },
    ({ remotes }) => remotes,
    (file, signing) => {
      if (trusted.length > 0) expectTrusted(file, signing);
    },
  );
