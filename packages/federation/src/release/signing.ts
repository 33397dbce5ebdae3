import { readFileSync } from 'node:fs';
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
 * `REGISTRY_SIGNING_KEY` names the file of the private key. Registries signed with it are trusted, and those of
 * `REGISTRY_KEYS`, so that a new key can follow an old one. Throws when the file cannot be read or is no such key.
 */
export const signingFromEnvironment = (): Signing => {
  const { REGISTRY_SIGNING_KEY: file, REGISTRY_KEYS } = environment.parse(process.env);
  const keys = publicKeys(REGISTRY_KEYS);
  if (!file) return { keys };
  const privateKey = readFileSync(file, 'utf8');
  return { privateKey, keys: [...keys, ...publicKeys(publicHalf(privateKey))] };
};
