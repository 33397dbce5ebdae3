/** Prefix of this site's entries in the browser's performance timeline. */
export const MEASURE_PREFIX = 'signpost.';

/** Adds a measure to the browser's performance timeline, from `start` (by `performance.now()`) until now. */
export const addMeasure = (name: string, start: number): void => {
  // jsdom has no timeline.
  performance.measure?.(MEASURE_PREFIX + name, { start });
};
