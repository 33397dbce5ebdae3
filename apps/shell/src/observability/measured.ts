/** What this site's entries in the browser's timeline begin with. */
export const PREFIX = 'signpost.';

/** Leaves in the browser's timeline how long something took, from `start` by `performance.now()` until now. */
export const measured = (what: string, start: number): void => {
  // A document without a browser has no timeline.
  performance.measure?.(PREFIX + what, { start });
};
