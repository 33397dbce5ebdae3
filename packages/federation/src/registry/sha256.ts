import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal: what the registry, a release's manifest and its verification all speak of. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The same as browsers want it, for subresource integrity. */
export const browserProof = (bytes: string | Buffer): string =>
  `sha256-${Buffer.from(sha256(bytes), 'hex').toString('base64')}`;
