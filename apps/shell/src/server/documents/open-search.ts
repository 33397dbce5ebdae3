import { t } from '@signpost/language';
import { currentLanguage, localAddress } from '@signpost/language/runtime';
import { SITE_NAME } from '../../app/document-title';
import { SEARCH } from '../../pages/search/address';
import { escapeHtml } from '@signpost/shared-ui';
import type { Document } from './send-document';

/** Returns the path of the OpenSearch description in the current language. */
export const openSearchPath = (): string => localAddress('/opensearch.xml');

/**
 * Returns the OpenSearch 1.1 description in the current language, by which browsers offer the site's search in their
 * address bar.
 */
export const openSearch = (site: URL, icon: string): Document => ({
  body: [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(SITE_NAME)}</ShortName>`,
    `<Description>${escapeHtml(t('Search careers, courses, universities and guides'))}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Language>${currentLanguage()}</Language>`,
    `<Image type="image/svg+xml">${escapeHtml(new URL(icon, site).href)}</Image>`,
    `<Url type="text/html" template="${escapeHtml(`${site.origin}${localAddress(SEARCH)}?q={searchTerms}`)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n'),
  type: 'application/opensearchdescription+xml; charset=utf-8',
  maxAge: 86_400,
});
