import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { publicHalf, publicKeys, type PublicKey } from '../../registry';

/** How a changed registry is signed, and which keys must have signed it before. */
export interface Signing {
  /** PEM; without one registries are written unsigned. */
  readonly privateKey?: string;
  readonly keys: readonly PublicKey[];
  /** Those of `keys` that `REGISTRY_KEYS` names, as shells do: the operators'. */
  readonly operators?: readonly PublicKey[];
}

const environment = z.object({
  REGISTRY_SIGNING_KEY: z.string().optional(),
  REGISTRY_KEYS: z.string().default(''),
});

/**
 * Path of the private key of a folder store that has its own key: beside the folder, so that publishing the
 * folder does not publish the key. A bucket has none.
 */
export const ownKeyFile = (location: string): string | undefined =>
  location.includes('://') ? undefined : `${path.resolve(location)}.pem`;

/** Path of the private key for a store: `REGISTRY_SIGNING_KEY`, else the store's own, if there is one. */
export const signingKeyFile = (location: string): string | undefined => {
  const own = ownKeyFile(location);
  return environment.parse(process.env).REGISTRY_SIGNING_KEY ?? (own && existsSync(own) ? own : undefined);
};

/**
 * The signing configuration of a store's registry. Trusts the store's key and those of `REGISTRY_KEYS`, so
 * that keys can be rotated. Throws when the key's file cannot be read or holds no such key.
 */
export const signingOf = (location: string): Signing => {
  const keys = publicKeys(environment.parse(process.env).REGISTRY_KEYS);
  const file = signingKeyFile(location);
  if (!file) return { keys, operators: keys };
  const privateKey = readFileSync(file, 'utf8');
  return { privateKey, keys: [...keys, ...publicKeys(publicHalf(privateKey))], operators: keys };
};
