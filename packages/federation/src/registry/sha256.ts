import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal: what the registry, a release's manifest and its verification all speak of. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The same hash as browsers want it, for subresource integrity. */
export const browserProof = (hash: string): string => `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
