import type { CacheEntry, SearchService } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import type { Provider } from '@signpost/identity';
import type { SlotName } from '@signpost/federation/contract';
import type { ReleaseProofs } from '@signpost/federation/host';
import type { Mode } from './mode';
import type { PageData } from './page-data';

/** The id of the data block that carries the boot data. */
export const BOOT_ID = 'signpost-boot';

/** The id of the template that names the scripts to fetch once the page is painted. */
export const AHEAD_ID = 'signpost-ahead';

/** What the browser needs to know of a remote to load it on demand. */
export interface BootRemote {
  readonly name: string;
  readonly release: string;
  readonly entry: string;
  readonly proofs: ReleaseProofs;
  readonly paths: readonly string[];
  readonly slots: readonly SlotName[];
}

/** What the server tells the browser, as JSON in the page: never a script, so no policy needs to allow it. */
export interface BootData {
  readonly mode: Mode;
  readonly remotes: readonly BootRemote[];
  /** Answers the server had from the API: nothing that they say is asked again. */
  readonly cache: readonly CacheEntry[];
  /** What the page's loaders gave; without it they run again, on the same answers. */
  readonly data?: PageData;
  /** The kinds of records whose cards are in that data. */
  readonly cards?: readonly SearchHit['kind'][];
  /** The search service that the server asks, when it is not the embedded one or this is the production host (K-10). */
  readonly search?: SearchService;
  /** Where accounts are kept, when that is not the site's own service. */
  readonly identity?: Provider;
  /** Whether only people who are signed in may save things (S-04). */
  readonly loginRequired?: true;
  /** The releases that this visitor sees and most do not, such as `unis:0123456789ab`. */
  readonly trial?: string;
  /** Whether developers may look through the page. */
  readonly xray?: true;
  /** The error that the page shows, by route; the browser shows the same. */
  readonly errors: Readonly<Record<string, { readonly status: number; readonly data: unknown }>> | null;
}
