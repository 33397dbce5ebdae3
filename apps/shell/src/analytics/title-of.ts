import { currentPage } from '../app/current-page';
import { documentTitle, SITE_NAME } from '../app/document-title';
import type { Router } from './journal';
import { matchedRoutes } from './matched-routes';

/**
 * Returns the document title of a settled navigation; undefined for an error screen and while the title is only the
 * placeholder. It is built instead of read from the document, which may not be updated yet.
 */
export const titleOf = (state: Router['state']): string | undefined => {
  const { location, errors } = state;
  const address = new URL(location.pathname + location.search, window.location.origin);
  const title = currentPage(matchedRoutes(state), address, errors !== null).head?.title.trim();
  return title && title !== SITE_NAME ? documentTitle(title) : undefined;
};
