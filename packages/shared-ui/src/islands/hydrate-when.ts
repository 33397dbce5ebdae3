/** Cancels the hydration that was requested. */
type Stop = () => void;

/** Sent to the window when the page, or one of its islands, has been hydrated. */
export const HYDRATED_EVENT = 'signpost:hydrated';

/** Marks an element, the document's or an island's, as hydrated. */
export const markHydrated = (element: HTMLElement): void => {
  element.dataset['hydrated'] = '';
  window.dispatchEvent(new Event(HYDRATED_EVENT));
};

/** Whether the page is hydrated. */
export const isPageHydrated = (): boolean => 'hydrated' in document.documentElement.dataset;

const FORCE_EVENT = 'signpost:hydrate-islands';

/** Whether hydration of all islands was forced on this page. */
export const isHydrationForced = (): boolean => 'hydrateIslands' in document.documentElement.dataset;

/** Events anywhere in the page that may precede the use of an island or a navigation. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'popstate', FORCE_EVENT] as const;

// In the capture phase, because React stops events in a boundary that is not hydrated.
const LISTEN = { passive: true, capture: true };

/** Safari has no `requestIdleCallback`: it waits for a tenth of the limit. */
const IDLE_TIMEOUT_MS = 2_000;

/** Calls back once, when the element first comes into view. */
export const whenVisible = (element: Element, run: () => void): Stop => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/** Calls back once, at the visitor's first press, key, focus or step in the history, or when hydration is forced. */
export const onInteraction = (run: () => void): Stop => {
  if (isHydrationForced()) {
    run();
    return () => undefined;
  }
  const stop = () => INTERACTIONS.forEach((type) => window.removeEventListener(type, listener, LISTEN));
  const listener = () => {
    stop();
    run();
  };
  INTERACTIONS.forEach((type) => window.addEventListener(type, listener, LISTEN));
  return stop;
};

/** Resolves when the browser is idle, in two seconds at the latest. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, IDLE_TIMEOUT_MS / 10);
  });

/**
 * Hydrates every island. Call it before React context or router state changes: React would discard the server's markup of
 * an island that may read it, or hold back the change until the island is hydrated.
 */
export const hydrateAllIslands = (): void => {
  if (isHydrationForced()) return;
  document.documentElement.dataset['hydrateIslands'] = '';
  window.dispatchEvent(new Event(FORCE_EVENT));
};

/** Calls back at the next `hydrateAllIslands`, for an island whose script could not be loaded before. */
export const onForcedHydration = (run: () => void): Stop => {
  window.addEventListener(FORCE_EVENT, run, { once: true });
  return () => window.removeEventListener(FORCE_EVENT, run);
};
