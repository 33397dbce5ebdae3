import type { CacheEntry } from '@signpost/api-client/base';

/** Suffix of a prerendered page's path in the address of its payload (B-08). */
export const PAYLOAD_FILE = '/_payload.json';

/** The API answers for a prerendered page's loader, in one file (B-08). */
export interface Payload {
  /** The release of the page's remote that parsed the answers: another release may parse them differently. */
  readonly release: string;
  readonly cache: readonly CacheEntry[];
}
