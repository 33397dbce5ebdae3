import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_FILE } from '../registry';
import { keyFile } from './key-file';
import { ownKeyFile } from './signing';
import { isSigned, signStore } from './store';
import { openStore } from './stores/open-store';

/**
 * Has a folder store signed from now on with a key of its own: for a machine where the one who starts the shell is the one
 * who releases. What an unsigned registry names so far is vouched for as it is. A store that begins anew gets a new key,
 * so that no shell takes its registry for an older one of the store before. One that somebody else signs is left alone.
 * Throws for a bucket, and when the registry is damaged.
 */
export const signByItself = async (location: string): Promise<void> => {
  const file = ownKeyFile(location);
  if (!file) throw new Error(`${location} is no folder: name its key in REGISTRY_SIGNING_KEY`);
  const registry = await (await openStore(location)).read(REGISTRY_FILE);
  if (registry && isSigned(JSON.parse(registry.text))) return;
  if (!registry) await rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  const { privateKey } = await keyFile(file);
  if (registry) await signStore(location, privateKey);
};
