import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { publicHalf, publicKeys, type PublicKey } from '../registry';

/** How a registry is signed when it is changed, and whose signature it must bear before. */
export interface Signing {
  /** PEM; without one registries are written unsigned. */
  readonly privateKey?: string;
  readonly keys: readonly PublicKey[];
}

const environment = z.object({
  REGISTRY_SIGNING_KEY: z.string().optional(),
  REGISTRY_KEYS: z.string().default(''),
});

/**
 * Where the key of a folder store lies that is signed with one of its own: beside the folder, so that whoever publishes
 * that does not take the key along. A bucket has none.
 */
export const ownKeyFile = (location: string): string | undefined =>
  location.includes('://') ? undefined : `${path.resolve(location)}.pem`;

/** The file of the private key for a store: `REGISTRY_SIGNING_KEY`, else the store's own, if there is one. */
export const signingKeyFile = (location: string): string | undefined => {
  const own = ownKeyFile(location);
  return environment.parse(process.env).REGISTRY_SIGNING_KEY ?? (own && existsSync(own) ? own : undefined);
};

/**
 * How a store's registry is signed here. Registries signed with the store's key are trusted, and those of `REGISTRY_KEYS`,
 * so that a new key can follow an old one. Throws when the key's file cannot be read or holds no such key.
 */
export const signingOf = (location: string): Signing => {
  const keys = publicKeys(environment.parse(process.env).REGISTRY_KEYS);
  const file = signingKeyFile(location);
  if (!file) return { keys };
  const privateKey = readFileSync(file, 'utf8');
  return { privateKey, keys: [...keys, ...publicKeys(publicHalf(privateKey))] };
};
