import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_FILE } from '../../registry';
import { keyFile } from './key-file';
import { ownKeyFile } from './signing';
import { isSigned, signStore } from '../store';
import { openStore } from '../stores/open-store';

/**
 * Signs a folder store with its own key from now on, for a machine where the same person starts the shell and
 * releases. Existing unsigned registry content is signed unchanged. A store that is created again gets a new
 * key, so that no shell takes its registry for an older version of the previous store. A store signed with
 * another key is not changed. Throws for a bucket, and when the registry is damaged.
 */
export const signWithOwnKey = async (location: string): Promise<void> => {
  const file = ownKeyFile(location);
  if (!file) throw new Error(`${location} is not a folder: name its key in REGISTRY_SIGNING_KEY`);
  const registry = await (await openStore(location)).read(REGISTRY_FILE);
  if (registry && isSigned(JSON.parse(registry.text))) return;
  if (!registry) await rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  const { privateKey } = await keyFile(file);
  if (registry) await signStore(location, privateKey);
};
