/** A page younger than this does not reload itself again, in milliseconds. */
const RELOAD_GUARD_MS = 10_000;

/** Event sent when a part of the site could not be loaded. */
const PRELOAD_ERROR = 'signpost:preload-error';

/**
 * Handles a part of the site that could not be loaded: sends an event, and loads the page from the server instead.
 * Rejects with the error on a page younger than ten seconds that would navigate to itself, so that a broken release
 * cannot make a browser reload for ever.
 */
export const hardNavigate = (path: string, error: unknown): Promise<never> => {
  window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail: error }));
  const here = window.location.pathname + window.location.search;
  if (path === here && performance.now() < RELOAD_GUARD_MS) return Promise.reject(error);
  window.location.assign(path);
  return new Promise<never>(() => undefined);
};
