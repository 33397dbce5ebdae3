import { matchRoutes } from 'react-router-dom';
import { shellRoutes } from '../app/routes';
import type { BrowserRemotes } from './remotes';

/**
 * A pointer that rests this long on a link prefetches it, in milliseconds; a touch or keyboard focus prefetches at
 * once.
 */
const HOVER_DELAY_MS = 80;

// Captured before React, which stops events on islands that are not hydrated.
const CAPTURE_OPTIONS = { passive: true, capture: true };

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

/** Loads the code behind links on hover, focus and touch. Does nothing when the browser's data saver is on. */
export const prefetchOnIntent = (remotes: BrowserRemotes): void => {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const prefetched = new Set<string>();
  const prefetch = async ({ origin, pathname }: HTMLAnchorElement) => {
    if (origin !== window.location.origin || prefetched.has(pathname)) return;
    prefetched.add(pathname);
    const owner = await remotes.loadOwner(pathname);
    const matches = matchRoutes([...(owner?.routes ?? shellRoutes)], pathname) ?? [];
    await Promise.all(
      matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
    );
  };
  // The navigation itself loads again and reports a failure.
  const prefetchLink = (link: HTMLAnchorElement) =>
    void prefetch(link).catch(() => prefetched.delete(link.pathname));
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
        if (link) prefetchLink(link);
      },
      CAPTURE_OPTIONS,
    );
  }
};
