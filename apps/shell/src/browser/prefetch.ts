import { matchRoutes } from 'react-router-dom';
import { shellRoutes } from '../routing/routes';
import type { BrowserRemotes } from './remotes';

/** A pointer that rests this long on a link means to follow it; a touch or the keyboard's focus says so at once. */
const REST = 80;

// Before React, which lets no event through to a part of the page that sleeps.
const EARLY = { passive: true, capture: true };

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

/** Loads the code behind links on intent: hover, focus, touch. Honours the visitor's wish to save data. */
export const prefetchOnIntent = (remotes: BrowserRemotes): void => {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const done = new Set<string>();
  const prefetch = async ({ origin, pathname }: HTMLAnchorElement) => {
    if (origin !== window.location.origin || done.has(pathname)) return;
    done.add(pathname);
    const owner = await remotes.loadOwner(pathname);
    const matches = matchRoutes([...(owner?.routes ?? shellRoutes)], pathname) ?? [];
    await Promise.all(
      matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
    );
  };
  // What fails here is tried again, and reported, by the navigation itself.
  const start = (link: HTMLAnchorElement) => void prefetch(link).catch(() => done.delete(link.pathname));
  let resting: ReturnType<typeof setTimeout>;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(resting);
      const link = linkOf(event);
      if (link) resting = setTimeout(start, REST, link);
    },
    EARLY,
  );
  for (const intent of ['focusin', 'touchstart'] as const) {
    document.addEventListener(
      intent,
      (event) => {
        const link = linkOf(event);
        if (link) start(link);
      },
      EARLY,
    );
  }
};
