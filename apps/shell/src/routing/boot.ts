import type { CacheEntry } from '@signpost/api-client/base';
import type { SlotName } from '@signpost/federation/contract';

/** The id of the data block that carries the boot data. */
export const BOOT_ID = 'signpost-boot';

/** What the browser needs to know of a remote to load it on demand. */
export interface BootRemote {
  readonly name: string;
  readonly release: string;
  readonly entry: string;
  readonly paths: readonly string[];
  readonly slots: readonly SlotName[];
}

/** What the server tells the browser, as JSON in the page: never a script, so no policy needs to allow it. */
export interface BootData {
  readonly remotes: readonly BootRemote[];
  /** Answers the server had from the API, so that the same loaders give the same data without a request. */
  readonly cache: readonly CacheEntry[];
  /** The error that the page shows, by route; the browser shows the same. */
  readonly errors: Readonly<Record<string, { readonly status: number; readonly data: unknown }>> | null;
}
