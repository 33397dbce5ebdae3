import { z } from 'zod';
import { remoteName, signatureSchema } from '../primitives';

/** A raw 32-byte Ed25519 public key in base64url, as in the configuration. */
const rawPublicKey = z.string().regex(/^[\w-]{43}$/, 'the base64url of a 32-byte public key');

/**
 * What belongs to one remote: keys that may change its entry, keys that may approve its releases (none: releases need no
 * approval), and paths and card slots that no other remote can claim.
 */
export const remoteRights = z.object({
  release: z.array(rawPublicKey),
  approve: z.array(rawPublicKey).default([]),
  reserved: z.array(z.string().min(1)).default([]),
});
export type RemoteRights = z.infer<typeof remoteRights>;

/** The rights of all remotes, signed by a key that the shell's configuration trusts. `version` only grows. */
export const registryRights = z.object({
  version: z.number().int().positive(),
  issuedAt: z.iso.datetime(),
  remotes: z.record(remoteName, remoteRights),
  signature: signatureSchema,
});
export type RegistryRights = z.infer<typeof registryRights>;
