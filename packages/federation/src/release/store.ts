import { setTimeout as pause } from 'node:timers/promises';
import {
  EMPTY_REGISTRY,
  REGISTRY_FILE,
  registryDocument,
  signRegistry,
  understandRegistry,
  verifyRegistry,
  type PublicKey,
  type RegistryInput,
  type UnderstoodRegistry,
} from '../registry';
import { keepUnknown } from './keep-unknown';
import { signingOf, type Signing } from './signing';
import { openStore } from './stores/open-store';
import { StoreConflict, type StoredFile } from './stores/release-store';

const parse = ({ text }: StoredFile): UnderstoodRegistry => understandRegistry(JSON.parse(text));

/**
 * The registry of a store; an empty one when the store is new. Throws when it is damaged or, where keys are given, not
 * signed by one of them.
 */
export const registryOf = async (
  location: string,
  keys: readonly PublicKey[] = [],
): Promise<UnderstoodRegistry> => {
  const file = await (await openStore(location)).read(REGISTRY_FILE);
  if (!file) return EMPTY_REGISTRY;
  if (keys.length > 0) verifyRegistry(JSON.parse(file.text), keys);
  return parse(file);
};

/** Whether a registry as JSON.parse gave it is signed, in whatever way. */
export const isSigned = (raw: unknown): boolean =>
  Boolean((raw as { readonly signature?: unknown } | null)?.signature);

/**
 * Throws when a registry must not be built upon. What is signed vouches for everything in the document, so whoever signs
 * first proves what others put there.
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

const written = (document: object, { privateKey }: Signing): string =>
  `${JSON.stringify(privateKey ? signRegistry(document, privateKey) : document, null, 1)}\n`;

/** How often a change is tried when others change the registry at the same moment, and the longest pause between. */
const TRIES = 12;
const PAUSE = 250;

const retrying = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreConflict) || tries === TRIES) throw error;
      await pause(Math.random() * PAUSE);
    }
  }
};

const replaceRegistry = (
  location: string,
  signing: Signing,
  change: (registry: UnderstoodRegistry) => RegistryInput['remotes'],
  mayBuildOn: typeof expectTrusted,
): Promise<UnderstoodRegistry> =>
  retrying(async () => {
    const store = await openStore(location);
    const file = await store.read(REGISTRY_FILE);
    if (file) mayBuildOn(file, signing);
    const before = file ? parse(file) : EMPTY_REGISTRY;
    const after = {
      ...before.raw,
      version: before.version + 1,
      issuedAt: new Date().toISOString(),
      remotes: keepUnknown(before, registryDocument.shape.remotes.parse(change(before))),
      signature: undefined,
    };
    await store.replace(REGISTRY_FILE, written(after, signing), file?.tag);
    return understandRegistry(after);
  });

/**
 * Changes the registry of a store in one step: `change` is given what is there and gives the remotes that shall be. When
 * somebody else was faster it is asked again with the newer registry. What is not understood of the registry stays as it
 * is. Throws what `change` throws; when the registry is
 * damaged or not signed as `signing` wants it; or when others keep it busy.
 */
export const changeRegistry = (
  location: string,
  change: (registry: UnderstoodRegistry) => RegistryInput['remotes'],
  signing: Signing = signingOf(location),
): Promise<UnderstoodRegistry> => replaceRegistry(location, signing, change, expectTrusted);

/**
 * Signs the registry of a store as it stands: for the first time, or with a new key. It proves the signature that is
 * there only when `trusted` names keys, so without any look first at what the registry says. Throws when the proof fails.
 */
export const signStore = (
  location: string,
  privateKey: string,
  trusted: readonly PublicKey[] = [],
): Promise<UnderstoodRegistry> =>
  replaceRegistry(
    location,
    { privateKey, keys: trusted },
    ({ remotes }) => remotes,
    (file, signing) => {
      if (trusted.length > 0) expectTrusted(file, signing);
    },
  );
