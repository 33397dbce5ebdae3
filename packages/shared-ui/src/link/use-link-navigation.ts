import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The internal URL that a click requests; `null` when the browser should handle the click. */
const addressOfClick = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || !plainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin) return null;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const here = window.location.pathname + window.location.search;
  const there = link.pathname + link.search;
  return link.hash && there === here ? null : there + link.hash;
};

/** Navigates every plain click on an internal link through the router, for the whole document. */
export const useLinkNavigation = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = addressOfClick(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
};
