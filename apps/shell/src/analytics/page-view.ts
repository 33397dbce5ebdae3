import { SITE_NAME } from '../app/document-title';
import { withoutPrivate } from './private-parameters';

/** Identifies this application among others that share a data layer (B-11). */
const APPLICATION = 'signpost-explore';

/** The data layer entry of a page view (B-11). */
export interface PageView {
  readonly event: 'page_view';
  /** The whole URL without its fragment and private parameters. */
  readonly page_location: string;
  /** The document's title; absent while it is empty or only the placeholder. */
  readonly page_title?: string;
  /** Without the port. */
  readonly host_name: string;
  readonly page_path: string;
  /** The query string with its question mark; absent when empty. */
  readonly page_query?: string;
  readonly application: typeof APPLICATION;
  /** The non-live releases that this visitor was served, such as `unis:0123456789ab`; absent without any. */
  readonly release?: string;
  /** The flags that are on for a share of the visitors, such as `employers.providerRow:on`; absent without any. */
  readonly flags?: string;
}

/** What differs between the visitors of a page: the boot data's `nonLiveReleases` and `flags`. */
export interface PageVariant {
  readonly release?: string | undefined;
  readonly flags?: string | undefined;
}

/** Builds the page view of a page at `site`, with the document's title. */
export const pageView = (
  site: Pick<URL, 'origin' | 'hostname'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  title: string,
  { release, flags }: PageVariant = {},
): PageView => {
  const query = withoutPrivate(search);
  return {
    event: 'page_view',
    page_location: site.origin + pathname + query,
    ...(title && title !== SITE_NAME && { page_title: title }),
    host_name: site.hostname,
    page_path: pathname,
    ...(query && { page_query: query }),
    application: APPLICATION,
    ...(release && { release }),
    ...(flags && { flags }),
  };
};
