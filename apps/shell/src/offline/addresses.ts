/** Path of the service worker. At the root, so that its scope is the whole site. */
export const SERVICE_WORKER = '/service-worker.js';

/** Path of the page that lists what is kept for visitors without a connection, without a language. */
export const OFFLINE_PAGE = '/offline';

/** Path of the style sheet of that page, and of the notice above a kept page. */
export const OFFLINE_STYLE = '/offline/style.css';

/** Path of the releases whose pages and files may be kept, as JSON. */
export const KEEPABLE_RELEASES = '/offline/releases.json';

/**
 * Header of a page that the service worker may keep: the releases that made it, such as
 * `unis=0123456789ab careers=ba9876543210`; empty when no remote runs. `later` when the server knows only afterwards
 * whether the page is complete. A page without the header is never kept.
 */
export const RELEASES_HEADER = 'x-offline-releases';

/** The value of that header while the page is being streamed. */
export const LATER = 'later';

/** Prefix of the names of all caches that the service worker has. */
export const CACHE_PREFIX = 'signpost-offline';
