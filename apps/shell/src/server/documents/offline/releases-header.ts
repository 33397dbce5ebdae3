import { splitAddress } from '@signpost/language/runtime';
import { matchRoutes } from 'react-router-dom';
import { LATER, RELEASES_HEADER } from '../../../offline/addresses';
import type { ResolvedReleases } from '../../releases/resolve-releases';
import type { SiteSettings } from '../../render/site-settings';
import type { RenderOutcome } from '../../render/render-outcome';

/** Pages about an account, forms, and pages for the team: never kept. */
const NEVER_KEPT = ['/account/*', '/feedback/*', '/explore/search/testbed/*'].map((path) => ({ path }));

/**
 * Whether an address is of such a page, in any language. Uses the router's matching, which ignores case and decodes.
 */
const isNeverKept = (address: string): boolean => {
  const [pathname = '/'] = splitAddress(address).path.split('?');
  return matchRoutes(NEVER_KEPT, pathname) !== null;
};

/** What decides whether a page may be kept. */
export interface SentPage {
  /** Path and query. */
  readonly path: string;
  readonly embedded: boolean;
  readonly siteSettings: Pick<SiteSettings, 'mode'>;
  readonly resolved: Pick<ResolvedReleases, 'remotes' | 'nonLiveReleases' | 'preview' | 'refusal'>;
  readonly status: number;
  readonly outcome: RenderOutcome['kind'] | 'streamed';
  /** Whether other sites may frame it. */
  readonly framed: boolean;
}

/**
 * Returns the header that allows a browser's service worker to keep a page, with the releases that made it; no header
 * for other pages. Only complete pages of live releases are kept, on the site itself. The same address gives the same
 * page to everyone, signed in or not.
 */
export const releasesHeader = ({
  path,
  embedded,
  siteSettings,
  resolved,
  status,
  outcome,
  framed,
}: SentPage): Readonly<Record<string, string>> => {
  const { remotes, nonLiveReleases, preview, refusal } = resolved;
  const isOwn = siteSettings.mode === 'site' && !embedded && !framed;
  const isLive = !nonLiveReleases && !preview && !refusal;
  const isWhole = status === 200 && (outcome === 'complete' || outcome === 'streamed');
  if (!isOwn || !isLive || !isWhole || isNeverKept(path)) return {};
  const releases = remotes.remotes.flatMap(({ name, loaded }) =>
    loaded ? [`${name}=${loaded.release}`] : [],
  );
  return { [RELEASES_HEADER]: outcome === 'streamed' ? LATER : releases.join(' ') };
};
