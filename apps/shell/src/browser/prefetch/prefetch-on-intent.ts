import { currentConnection } from './connection';
import type { PrefetchOptions, PrefetchPage } from './prefetch-page';

/**
 * A pointer that rests this long on a link prefetches it, in milliseconds; a touch or keyboard focus prefetches at
 * once.
 */
const HOVER_DELAY_MS = 80;

// Captured before React, which stops events on islands that are not hydrated.
const CAPTURE_OPTIONS = { passive: true, capture: true };

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

/** Whether the visitor saves data, or the connection is too slow for anything that they may not open. */
const isTooCostly = (): boolean => {
  const { saveData, effectiveType = '' } = currentConnection();
  return saveData === true || effectiveType.endsWith('2g');
};

/**
 * Loads the code and data of the page behind a link on hover, focus and touch. Does nothing while the browser saves data
 * or has a 2G connection.
 */
export const prefetchOnIntent = (options: PrefetchOptions): void => {
  let loading: Promise<PrefetchPage> | undefined;
  const prefetchLink = async (link: HTMLAnchorElement) => {
    if (isTooCostly() || link.origin !== window.location.origin) return;
    loading ??= import(/* webpackChunkName: "prefetch-page" */ './prefetch-page').then(({ createPrefetch }) =>
      createPrefetch(options),
    );
    try {
      (await loading)(link);
    } catch {
      loading = undefined;
    }
  };
  let hoverTimer: ReturnType<typeof setTimeout>;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(hoverTimer);
      const link = linkOf(event);
      if (link) hoverTimer = setTimeout(prefetchLink, HOVER_DELAY_MS, link);
    },
    CAPTURE_OPTIONS,
  );
  for (const intent of ['focusin', 'touchstart'] as const) {
    document.addEventListener(
      intent,
      (event) => {
        const link = linkOf(event);
        if (link) void prefetchLink(link);
      },
      CAPTURE_OPTIONS,
    );
  }
};
