import { NOTICE_CLASS } from '../markup';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether this page comes from the kept copies, or its next request would fail. */
export const isWithoutNetwork = (): boolean =>
  !navigator.onLine || document.querySelector(`.${NOTICE_CLASS}`) !== null;

/**
 * Lets the browser, not the router, follow links to other pages while there is no connection: the service worker answers
 * with the kept page, while the router would need calls of the API. Returns the way to stop that.
 */
export const followLinksOffline = (): (() => void) => {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !isWithoutNetwork()) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const { origin, pathname } = window.location;
    // Moves within a page need no other document.
    if (link?.origin === origin && link.pathname !== pathname) event.stopPropagation();
  };
  // Before the router's own listener, which is on the document.
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
};
