/** A page that was loaded again does not load itself again within this time, in milliseconds. */
const RELOAD_GUARD_MS = 10_000;

/** Event sent when a part of the site could not be loaded. */
const PRELOAD_ERROR = 'signpost:preload-error';

let hasFailed = false;

/** Whether a script or style sheet of the site could not be loaded in this document. */
export const hasChunkFailed = (): boolean => hasFailed;

/** The address of an element's file, if it is a script or a style sheet. */
const addressOf = (target: EventTarget | null): string => {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : '';
};

/** Sends an event for each script and style sheet of the site that cannot be loaded, whoever loads it. */
export const followChunkFailures = (): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (!address.startsWith(`${window.location.origin}/`)) return;
      hasFailed = true;
      const detail = new Error(`${address} could not be loaded`);
      window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail }));
    },
    // Errors of elements do not bubble.
    { capture: true },
  );

/** Whether an error is the bundler's for a script or style sheet that could not be loaded. */
export const isChunkFailure = (error: unknown): boolean => {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
};

/**
 * Loads the page from the server again and returns true, unless that is how this document was opened less than ten seconds
 * ago, so that a broken release cannot make a browser reload for ever. Without a connection the page stays, because it
 * can be read.
 */
export const reloadPage = (): boolean => {
  const { reloadedAt = 0 } = (window.history.state ?? {}) as { readonly reloadedAt?: number };
  if (!navigator.onLine || performance.timeOrigin - reloadedAt < RELOAD_GUARD_MS) return false;
  // In the history entry, which a reload keeps and which needs no consent.
  window.history.replaceState({ ...window.history.state, reloadedAt: Date.now() }, '');
  window.location.reload();
  return true;
};

/**
 * Loads the page at a path from the server, because a part of it could not be loaded; rejects with the error when that is
 * this page and it was loaded again just before.
 */
export const hardNavigate = (path: string, error: unknown): Promise<never> => {
  if (path !== window.location.pathname + window.location.search) window.location.assign(path);
  else if (!reloadPage()) return Promise.reject(error);
  return new Promise<never>(() => undefined);
};
