import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, as used in the registry and in release manifests. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Converts a SHA-256 to the subresource integrity format of browsers. */
export const subresourceIntegrity = (hash: string): string =>
  `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
