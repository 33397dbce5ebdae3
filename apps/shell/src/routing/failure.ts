/** Where browsers tell of failures of a release on trial. */
export const FAILURES_PATH = '/trial-failures';

/** What went wrong in a browser: the start of the page, its hydration, the drawing of a part, or a slot that stayed empty. */
export const FAILURES = ['start', 'hydration', 'render', 'slot'] as const;

export type Failure = (typeof FAILURES)[number];
