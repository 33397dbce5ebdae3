import { documentTitle, SITE_NAME } from '../routing/document-title';
import { currentPage } from '../routing/page';
import type { Router } from './journal';
import { matchedRoutes } from './matched-routes';
import { withoutPrivate } from './private-parameters';

/** Tells this application from others that share a data layer (B-11). */
const APPLICATION = 'signpost-explore';

/** That a visitor came to a page (B-11). */
export interface PageView {
  readonly event: 'page_view';
  /** The whole address but for its fragment and what is private. */
  readonly page_location: string;
  /** The document's title; absent while there is none but the placeholder, and on error screens. */
  readonly page_title?: string;
  readonly host_name: string;
  readonly page_path: string;
  /** The query string with its question mark, if there is any. */
  readonly page_query?: string;
  readonly application: typeof APPLICATION;
  /** The releases that this visitor sees and most do not, such as `unis:0123456789ab`, while there are any. */
  readonly release?: string;
}

/**
 * The page view of a settled navigation; `release` as the boot data has it in `trial`. The title is made from what the document's is made from, so it is this page's
 * even when the document is about to get it.
 */
export const pageView = (
  state: Router['state'],
  site: Pick<URL, 'origin' | 'host'>,
  release?: string,
): PageView => {
  const { location, errors } = state;
  const query = withoutPrivate(location.search);
  const address = new URL(location.pathname + location.search, site.origin);
  const title = currentPage(matchedRoutes(state), address, errors !== null).head?.title.trim();
  return {
    event: 'page_view',
    page_location: site.origin + location.pathname + query,
    ...(title && title !== SITE_NAME && { page_title: documentTitle(title) }),
    host_name: site.host,
    page_path: location.pathname,
    ...(query && { page_query: query }),
    application: APPLICATION,
    ...(release && { release }),
  };
};
