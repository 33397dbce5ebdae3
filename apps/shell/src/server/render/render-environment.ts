import type { AnswerMemory } from '@signpost/api-client/answer-memory';
import type { Provider } from '@signpost/identity';
import type { ActiveRemotes } from '@signpost/federation/loading';
import type { Preview } from '@signpost/federation/preview';
import type { Algolia } from '../search/algolia';
import { type PageTrace } from '../telemetry/page-trace';
import type { Tracing } from '../telemetry/tracing';
import type { SiteMode } from './mode';
import type { PageFailures } from './page-failures';
import type { ShellAssets } from './shell-assets';

/** What a page is rendered with: the same for every visitor, so that the result can be shared. */
export interface RenderInput {
  /** The address, its origin being the public one. */
  readonly url: URL;
  readonly nonce: string;
  readonly remotes: ActiveRemotes;
  readonly requestId: string;
  readonly signal: AbortSignal;
  /** Where the site is shown. */
  readonly mode: SiteMode;
  /** Takes what fails. */
  readonly failures: PageFailures;
  /** Collects the durations of the parts of the page. */
  readonly trace?: PageTrace;
  /** The releases that this visitor sees and most do not, for the analytics. */
  readonly nonLiveReleases?: string | undefined;
  /** The preview that the page is shown for; it says so. */
  readonly preview?: Preview | undefined;
  /** B-12: asked for by a host's server, to be put into its own page. */
  readonly embedded?: boolean;
}

/** What stays the same between pages. */
export interface RenderEnvironment {
  readonly backend: string;
  /** How it is asked, where that is not just by `fetch`. */
  readonly ask?: typeof fetch | undefined;
  readonly memory: AnswerMemory;
  readonly shell: ShellAssets;
  /** The one host, if any, that is production (K-10). */
  readonly productionHost: string | undefined;
  /** Where searches go, when not to the embedded service. */
  readonly algolia?: Algolia | undefined;
  /** Where accounts are kept, when that is not the site's own service. */
  readonly identity: Provider | undefined;
  /** Whether only people who are signed in may save things (S-04). */
  readonly loginRequired?: boolean;
  /** Whether developers may look through pages. */
  readonly xray?: boolean;
  /** Where traces go, when they go anywhere. */
  readonly tracing?: Tracing | undefined;
  /** Where the site is shown now. Never rejects. */
  mode(): Promise<SiteMode>;
  onError(error: unknown, requestId: string): void;
  /** Takes the log lines of the data layer. */
  onReport(message: string, detail: unknown, requestId: string): void;
}
