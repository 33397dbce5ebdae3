import type { ResponseCache } from '@signpost/api-client/response-cache';
import type { LoginRequirement, Provider } from '@signpost/identity';
import type { Preview } from '@signpost/federation/preview';
import type { RemotesWithSettings } from '../releases/settings';
import type { Algolia } from '../search/algolia';
import { type PageTrace } from '../telemetry/page-trace';
import type { Tracing } from '../telemetry/tracing';
import type { SiteSettings } from './site-settings';
import type { OnFailure, PageFailures } from './failures/page-failures';
import type { ShellAssets } from './document/shell-assets';

/** The inputs of one page. None of them is personal, so that the result can be shared between visitors. */
export interface RenderInput {
  /** The requested address with the public origin. */
  readonly url: URL;
  readonly nonce: string;
  readonly remotes: RemotesWithSettings;
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly siteSettings: SiteSettings;
  /** Collects the failures of the page. */
  readonly failures: PageFailures;
  /** Collects the durations of the parts of the page. */
  readonly trace?: PageTrace;
  /** The visitor's releases that are not live, such as `unis:0123456789ab`; for the analytics. */
  readonly nonLiveReleases?: string | undefined;
  /** The preview that the page is rendered for; shown as a banner. */
  readonly preview?: Preview | undefined;
  /** Whether a host's server requested the page, to insert it into its own page (B-12). */
  readonly embedded?: boolean;
}

/** The settings and services that all pages share. */
export interface RenderEnvironment {
  readonly backend: string;
  /** Replaces `fetch` for calls of the backend. */
  readonly ask?: typeof fetch | undefined;
  /** The cache of API responses that all pages share. */
  readonly responseCache: ResponseCache;
  readonly shell: ShellAssets;
  /** The production host, if there is one (K-10). */
  readonly productionHost: string | undefined;
  /** The search service; undefined for the embedded one. */
  readonly algolia?: Algolia | undefined;
  /** The identity provider; undefined for the site's own service. */
  readonly identity: Provider | undefined;
  /** What saving requires of a visitor without an account (S-04); `ask` by default. */
  readonly loginRequired?: LoginRequirement;
  /** Whether visitors may have pages kept for when they are offline. */
  readonly offline?: boolean;
  /** Whether X-ray is available. */
  readonly xray?: boolean;
  /** Exports traces; undefined when there is no collector. */
  readonly tracing?: Tracing | undefined;
  /** Returns the current settings of the site. Never rejects. */
  siteSettings(): Promise<SiteSettings>;
  onError(error: unknown, requestId: string): void;
  /** Receives each failure of a page whose part has thrown. */
  readonly onFailure?: OnFailure;
  /** Logs a message of the data layer. */
  onReport(message: string, detail: unknown, requestId: string): void;
}
