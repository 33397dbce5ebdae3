import type { CacheEntry } from '@signpost/api-client/base';

/** What comes after a prerendered page's path in the address of its payload (B-08). */
export const PAYLOAD_FILE = '/_payload.json';

/** What a prerendered page's loader is told by the API, in one file (B-08). */
export interface Payload {
  /** The release of the page's remote that understood the answers: another may read them differently. */
  readonly release: string;
  readonly cache: readonly CacheEntry[];
}
