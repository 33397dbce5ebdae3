import type { CacheEntry, SearchService, SiteAddresses } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import type { LoginRequirement, Provider } from '@signpost/identity';
import type {
  ChangedSettings,
  HostedSlot,
  HostedSlotName,
  NavLink,
  SlotName,
} from '@signpost/federation/contract';
import type { ReleaseIntegrity } from '@signpost/federation/host';
import type { Mode } from '../app/display-mode';
import type { EnglishParts } from './english-parts';
import type { PageData } from './page-data';

/** Id of the data block that carries the boot data. */
export const BOOT_ID = 'signpost-boot';

/** Id of the element that React renders the page into. */
export const ROOT_ID = 'root';

/** Id of the template that names the scripts to fetch once the page is painted. */
export const PRELOAD_ID = 'signpost-ahead';

/** The data that the browser needs to load a remote on demand. */
export interface BootRemote {
  readonly name: string;
  readonly release: string;
  readonly entry: string;
  readonly integrity: ReleaseIntegrity;
  readonly paths: readonly string[];
  readonly slots: readonly SlotName[];
  /** The slots in its own pages. */
  readonly hosts?: Readonly<Record<HostedSlotName, Pick<HostedSlot, 'timeoutMs' | 'failure'>>>;
  /** Storage keys, custom elements and endpoints that it declares and another remote has. */
  readonly refused?: readonly string[];
}

/**
 * The server's data for the browser, as JSON in the page: not a script, so that no content security policy needs to
 * allow it.
 */
export interface BootData {
  readonly mode: Mode;
  /** Whether other sites show the page in a frame: it asks for no consent and stores nothing. */
  readonly framed?: true;
  /** Whether the page is read, so that its scripts can wait until the visitor needs them. */
  readonly reading?: true;
  readonly remotes: readonly BootRemote[];
  /** The paths that the browser loads from the server: of retired remotes, and of pages that other sites have. */
  readonly documents: readonly string[];
  /** The deployment's other sites, if there are any. */
  readonly addresses?: SiteAddresses;
  /** The links to pages of remotes in the header and footer. */
  readonly nav?: readonly NavLink[];
  /** What is in English, when the page is in another language. */
  readonly english?: EnglishParts;
  /** The API answers that the server received; the browser does not request them again. */
  readonly cache: readonly CacheEntry[];
  /** The loaders' data; without it the loaders run again, on the same answers. */
  readonly data?: PageData;
  /** The kinds of records whose cards are in that data. */
  readonly cards?: readonly SearchHit['kind'][];
  /** The search service that the server uses, when it is not the embedded one or this is the production host (K-10). */
  readonly search?: SearchService;
  /** The account provider, when it is not the site's own service. */
  readonly identity?: Provider;
  /** What saving requires of a visitor without an account (S-04), unless they are asked. */
  readonly loginRequired?: Exclude<LoginRequirement, 'ask'>;
  /** The non-live releases that this visitor was served, such as `unis:0123456789ab`. */
  readonly nonLiveReleases?: string;
  /** The remotes' settings that differ from their defaults for this visitor. */
  readonly settings?: ChangedSettings;
  /** The flags that are on for a share of the visitors, such as `employers.providerRow:on`. */
  readonly flags?: string;
  /** Whether the visitor may have pages kept for when they are offline. */
  readonly offline?: true;
  /** Whether X-ray is available to developers. */
  readonly xray?: true;
  /** The error that the server rendered, by route; the browser renders the same. */
  readonly errors: Readonly<Record<string, { readonly status: number; readonly data: unknown }>> | null;
}
