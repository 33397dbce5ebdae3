/** Within this many milliseconds of its start a page does not reload itself again. */
const RELOAD_GUARD = 10_000;

/** What is told when a part of the site could not be loaded. */
const PRELOAD_ERROR = 'signpost:preload-error';

/**
 * A part of the site could not be loaded: says so with an event, and lets the server show the page. On a page younger
 * than ten seconds, on its way to itself, it rejects with the error instead, so that a broken release cannot make a
 * browser reload for ever.
 */
export const leaveFor = (path: string, error: unknown): Promise<never> => {
  window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail: error }));
  const here = window.location.pathname + window.location.search;
  if (path === here && performance.now() < RELOAD_GUARD) return Promise.reject(error);
  window.location.assign(path);
  return new Promise<never>(() => undefined);
};
