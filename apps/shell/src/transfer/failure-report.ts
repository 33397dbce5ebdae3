/** Where browsers report failures of a release that is not live. */
export const FAILURES_PATH = '/canary-failures';

/**
 * Kinds of failure in a browser: the start of the page, its hydration, rendering a part, or a slot that stayed empty.
 */
export const FAILURES = ['start', 'hydration', 'render', 'slot'] as const;
