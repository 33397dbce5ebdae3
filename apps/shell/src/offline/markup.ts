/** Class of the notice above a kept page, and of the list on the offline page. */
export const NOTICE_CLASS = 'signpost-offline';

/**
 * Attribute of the parts of the offline page that are shown in some cases: `asked` and `fallback`, by why the page is
 * shown; `none` and `some`, by whether pages are kept. The service worker sets which of them are hidden.
 */
export const CASE_ATTRIBUTE = 'data-offline';

/** Attribute of the list that the service worker fills. */
export const LIST_ATTRIBUTE = 'data-kept-pages';
