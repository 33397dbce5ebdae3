import { setTimeout as pause } from 'node:timers/promises';
import {
  EMPTY_REGISTRY,
  REGISTRY_FILE,
  registryDocument,
  signRegistry,
  verifyRegistry,
  type PublicKey,
  type RegistryDocument,
  type RegistryInput,
} from '../registry';
import { signingOf, type Signing } from './signing';
import { openStore } from './stores/open-store';
import { StoreConflict, type StoredFile } from './stores/release-store';

const parse = ({ text }: StoredFile): RegistryDocument => registryDocument.parse(JSON.parse(text));

/**
 * The registry of a store; an empty one when the store is new. Throws when it is damaged or, where keys are given, not
 * signed by one of them.
 */
export const registryOf = async (
  location: string,
  keys: readonly PublicKey[] = [],
): Promise<RegistryDocument> => {
  const file = await (await openStore(location)).read(REGISTRY_FILE);
  if (!file) return EMPTY_REGISTRY;
  if (keys.length > 0) verifyRegistry(JSON.parse(file.text), keys);
  return parse(file);
};

/**
 * Throws when a registry must not be built upon. What is signed vouches for everything in the document, so whoever signs
 * first proves what others put there.
 */
const expectTrusted = ({ text }: StoredFile, { privateKey, keys }: Signing): void => {
  const raw: unknown = JSON.parse(text);
  if (privateKey) verifyRegistry(raw, keys);
  else if (registryDocument.parse(raw).signature) {
    throw new Error(
      'the registry of this store is signed: set REGISTRY_SIGNING_KEY to the file of the private key',
    );
  }
};

const written = (document: RegistryDocument, { privateKey }: Signing): string =>
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
  change: (registry: RegistryDocument) => RegistryInput['remotes'],
  mayBuildOn: typeof expectTrusted,
): Promise<RegistryDocument> =>
  retrying(async () => {
    const store = await openStore(location);
    const file = await store.read(REGISTRY_FILE);
    if (file) mayBuildOn(file, signing);
    const before = file ? parse(file) : EMPTY_REGISTRY;
    const after = registryDocument.parse({
      version: before.version + 1,
      issuedAt: new Date().toISOString(),
      remotes: change(before),
    });
    await store.replace(REGISTRY_FILE, written(after, signing), file?.tag);
    return after;
  });

/**
 * Changes the registry of a store in one step: `change` is given what is there and gives the remotes that shall be. When
 * somebody else was faster it is asked again with the newer registry. Throws what `change` throws; when the registry is
 * damaged or not signed as `signing` wants it; or when others keep it busy.
 */
export const changeRegistry = (
  location: string,
  change: (registry: RegistryDocument) => RegistryInput['remotes'],
  signing: Signing = signingOf(location),
): Promise<RegistryDocument> => replaceRegistry(location, signing, change, expectTrusted);

/**
 * Signs the registry of a store as it stands: for the first time, or with a new key. It proves the signature that is
 * there only when `trusted` names keys, so without any look first at what the registry says. Throws when the proof fails.
 */
export const signStore = (
  location: string,
  privateKey: string,
  trusted: readonly PublicKey[] = [],
): Promise<RegistryDocument> =>
  replaceRegistry(
    location,
    { privateKey, keys: trusted },
    ({ remotes }) => remotes,
    (file, signing) => {
      if (trusted.length > 0) expectTrusted(file, signing);
    },
  );
